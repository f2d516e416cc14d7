import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import type { FormHandle } from '../../fields/form/FormContext.ts'
import type { StaleTranslation } from '../../fields/form/languages/StaleTranslationContext.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { CONTENT_LANGUAGE_ID, otherLanguage } from '@flou/shared/locale.ts'

export function findStaleFields(
  declaration: Declaration,
  values: FormValues,
  staleTexts: StaleTranslation['staleTexts'],
): string[] {
  const found: string[] = []
  visitRecord(declaration, values, (_, __, { path, languageId }) => {
    const newerLanguage = staleTexts[textPath(path)]
    if (newerLanguage && languageId === CONTENT_LANGUAGE_ID[otherLanguage(newerLanguage)])
      found.push(path.join('.'))
  })
  return found
}

export const nextAfter = (fields: readonly string[], last: string | undefined): string | undefined =>
  fields[(fields.indexOf(last ?? '') + 1) % fields.length]

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
