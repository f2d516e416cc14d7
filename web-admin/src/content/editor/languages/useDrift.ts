import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { textPath } from '@flou/shared/content/values/textPath.ts'
import { messageText } from '@flou/shared/messages.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../elements/notify.ts'
import { api } from '../../../session/current.ts'
import { useLanguage } from '../../../texts/useText.ts'
import type { FormValues } from '../../form/formErrors.ts'
import type { FormHandle } from '../../form/FormContext.ts'
import type { Drift } from '../../form/languages/DriftContext.ts'
import { driftedFields, nextAfter } from './driftedFields.ts'

interface Options {
  handle: FormHandle
  record: Partial<StoredRecord>
  /** The API address of a record that exists. */
  address: string | undefined
  /** Brings a field into view and the focus into it. */
  reveal: (field: string, values: FormValues) => void
}

/** Takes the mark off one text of a record as it is stored. Its content and version stay: nothing in the form changes. */
function useCheck({ handle, record, address, reveal }: Options) {
  const queries = useQueryClient()
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (field: string) => {
      const query = `text=${encodeURIComponent(textPath(field.split('.')))}&recordVersion=${record.recordVersion ?? 0}`
      return api<StoredRecord>(`${address}/checked?${query}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      })
    },
    onSuccess: ({ data, message }, field) => {
      queries.setQueryData(['record', address], data)
      for (const name of ['list', 'start']) void queries.invalidateQueries({ queryKey: [name] })
      notifySuccess(message ?? messageText('translationChecked', language))
      reveal(field, handle.form.getValues()) // its button is gone, and the focus with it
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

/** The texts of a form that one language changed later than the other. */
export function useDrift(options: Options): Drift {
  const { handle, record, reveal } = options
  const last = useRef<string>(undefined)
  const check = useCheck(options)
  const marks = record.drift ?? {}
  return {
    marks,
    check: check.mutate,
    isChecking: check.isPending,
    next: () => {
      const values = handle.form.getValues()
      last.current = nextAfter(driftedFields(handle.type.shape, values, marks), last.current)
      if (last.current !== undefined) reveal(last.current, values)
    },
  }
}
