import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MAIL_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { MailPreviews } from '@flou/shared/mail/mailPreview.ts'
import type { MailKey } from '@flou/shared/mail/mails.ts'
import { api } from '../../core/session/current.ts'
import type { SidePanelProps } from './sidePanelProps.ts'
import { wireValues } from '../../core/records/recordValues.ts'

/** Debounce delay in milliseconds. */
const DEBOUNCE_MS = 150

function useDebouncedValues({ type, read, subscribe }: SidePanelProps) {
  const [values, setValues] = useState(() => wireValues(type.declaration, read()))
  useEffect(
    () => subscribe(() => setValues(wireValues(type.declaration, read())), DEBOUNCE_MS),
    [type, read, subscribe],
  )
  return values
}

export function useMailPreview(mail: MailKey, panel: SidePanelProps) {
  const values = useDebouncedValues(panel)
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
