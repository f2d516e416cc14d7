import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageCheckResponse } from '@flou/shared/publishing/pageCheck.ts'
import { PREVIEW_API, type PreviewRequest } from '@flou/shared/publishing/preview.ts'
import { wireValues } from '../../core/records/recordValues.ts'
import { api } from '../../core/session/current.ts'
import { createStore } from '../../core/state/store.ts'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { findAxeProblems } from './axeRules.ts'
import { findingsOf } from './findings.ts'

/** True if a check of the last answer can stop publishing. */
export const canStop = createStore(false)

/** Checks the pages of the form's values once, in both languages. */
export function usePageCheck() {
  const { type, id, form } = useFormHandle()
  const [key] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['page-check', key],
    queryFn: async ({ signal }) => {
      const values = form.getValues()
      const body: PreviewRequest = {
        type: type.key,
        id,
        values: wireValues(type.declaration, values),
        language: 'en',
        isCheck: true,
      }
      const { data } = await api<PageCheckResponse>(PREVIEW_API, { method: 'POST', body, signal })
      canStop.set(Object.values(data.severities).includes('stop'))
      const findings = await findingsOf({ type, values }, data, (page) =>
        findAxeProblems(page).catch(() => []),
      )
      return { findings, hasPage: data.pages.length > 0 }
    },
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
}
