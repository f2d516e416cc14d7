import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { MailPreviews } from '@flou/shared/mails/answers.ts'
import type { MailKey } from '@flou/shared/mails/mails.ts'
import { api } from '../../session/current.ts'
import type { Beside } from './beside.ts'
import { wireValues } from '../form/recordValues.ts'

/** Typing pauses for so long, in milliseconds, before the mail is asked for again. */
const REST_MS = 150

/** What the form holds, a moment after each change. */
function useRestedValues({ type, read, subscribe }: Beside) {
  const [values, setValues] = useState(() => wireValues(type.shape, read()))
  useEffect(
    () => subscribe(() => setValues(wireValues(type.shape, read())), REST_MS),
    [type, read, subscribe],
  )
  return values
}

/** A mail in the texts that a form holds, as the server that sends it makes it. */
export function useMailPreview(mail: MailKey, beside: Beside) {
  const values = useRestedValues(beside)
  const query = useQuery({
    queryKey: ['mailPreview', mail, values],
    queryFn: async ({ signal }) =>
      (await api<MailPreviews>(MAIL_PATHS.preview(mail), { method: 'POST', body: values, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { values, query }
}
