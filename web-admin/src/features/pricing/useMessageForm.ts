import { useRef, useState, type FormEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { EstimateListRow, EstimateMessage } from '@flou/shared/pricing/estimate/saved.ts'
import { checkForm } from '@flou/shared/forms/check.ts'
import type { FormField } from '@flou/shared/forms/fields.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { serverErrors } from '../../core/records/formErrors.ts'
import { INBOX_KEY } from '../../core/offices/useUnread.ts'
import { api } from '../../core/session/current.ts'
import { forgetSessionDraft, useSessionDraft } from '../../core/state/sessionDraft.ts'
import { LIST } from './useEstimates.ts'
import { estimateSummary } from './estimateSummary.ts'

export type Typed = Readonly<Record<string, string>>

export const listVisibleFields = (typed: Typed): [string, FormField][] =>
  Object.entries(contactMessage.fields as Readonly<Record<string, FormField>>).filter(
    ([, { isHidden, when }]) => !isHidden && (!when || typed[when.field] === when.is),
  )

const pickVisibleValues = (typed: Typed): Typed =>
  Object.fromEntries(listVisibleFields(typed).map(([name]) => [name, typed[name] ?? '']))

const draftOf = (id: string) => `estimate message ${id}`

function useTyped(row: EstimateListRow) {
  const [draft, write] = useSessionDraft(draftOf(row.id))
  const typed: Typed = draft === '' ? { message: estimateSummary(row) } : (JSON.parse(draft) as Typed) // written below
  return { typed, type: (name: string, text: string) => write(JSON.stringify({ ...typed, [name]: text })) }
}

/** Creates the message; repeated calls do not duplicate it. */
function useMakeMessage({ id }: EstimateListRow) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (fields: Typed) => {
      const options = { method: 'POST', body: { fields } } as const
      return (await api<EstimateMessage>(INBOX_PATHS.estimateMessage(id), options)).data
    },
    onSuccess: () => {
      forgetSessionDraft(draftOf(id))
      for (const name of [LIST, INBOX_KEY]) void client.invalidateQueries({ queryKey: [name] })
    },
  })
}

export function useMessageForm(row: EstimateListRow) {
  const { typed, type } = useTyped(row)
  const [errors, setErrors] = useState<Typed>({})
  const { mutate, isPending, error, data } = useMakeMessage(row)
  const formRef = useRef<HTMLFormElement>(null)
  const show = (found: Typed) => {
    setErrors(found)
    const first = listVisibleFields(typed).find(([name]) => name in found)
    const element = formRef.current?.elements.namedItem(first?.[0] ?? '')
    if (element instanceof HTMLElement) element.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const fields = pickVisibleValues(typed)
    const found = checkForm(contactMessage, fields).errors
    show(found)
    if (Object.keys(found).length > 0) return
    mutate(fields, { onError: (failure) => isApiError(failure) && show(serverErrors(failure.fields)) })
  }
  const existingId = isApiError(error, 'duplicate') ? (error.data as EstimateMessage).id : undefined
  return { typed, type, errors, submit, formRef, isPending, error, existingId, createdId: data?.id }
}
