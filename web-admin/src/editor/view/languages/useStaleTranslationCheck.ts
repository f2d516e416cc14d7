import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { useLanguage } from '../../../core/texts/useText.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import type { FormHandle } from '../../../fields/form/FormContext.ts'
import type { StaleTranslation } from '../../../fields/form/languages/StaleTranslationContext.ts'
import { findStaleFields, nextAfter } from './findStaleFields.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'

interface Options {
  handle: FormHandle
  record: Partial<StoredRecord>
  apiUrl: string | undefined
  reveal: (field: string, values: FormValues) => void
}

/** Marks one text as checked; content and revision stay unchanged. */
function useCheck({ handle, record, apiUrl, reveal }: Options) {
  const queries = useQueryClient()
  const language = useLanguage()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (field: string) => {
      const query = `text=${encodeURIComponent(textPath(field.split('.')))}&recordVersion=${record.recordVersion ?? 0}`
      return api<StoredRecord>(`${apiUrl}/checked?${query}`, {
        method: 'POST',
        idempotencyKey: crypto.randomUUID(),
      })
    },
    onSuccess: ({ data, message }, field) => {
      queries.setQueryData(['record', apiUrl], data)
      for (const name of ['list', 'start']) void queries.invalidateQueries({ queryKey: [name] })
      notifySuccess(message ?? messageText('translationChecked', language))
      reveal(field, handle.form.getValues()) // the focused button unmounts
    },
    onError: (error) => notifyError(failureText(error)),
  })
}

export function useStaleTranslationCheck(options: Options): StaleTranslation {
  const { handle, record, reveal } = options
  const last = useRef<string>(undefined)
  const check = useCheck(options)
  const staleTexts = record.staleTranslation ?? {}
  return {
    staleTexts,
    check: check.mutate,
    isChecking: check.isPending,
    next: () => {
      const values = handle.form.getValues()
      last.current = nextAfter(findStaleFields(handle.type.declaration, values, staleTexts), last.current)
      if (last.current !== undefined) reveal(last.current, values)
    },
  }
}
