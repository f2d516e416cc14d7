import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageCheckResponse } from '@flou/shared/publishing/pageCheck.ts'
import { PREVIEW_API, type PreviewRequest } from '@flou/shared/publishing/preview.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { api } from '../../../core/session/current.ts'
import { createStore } from '../../../core/state/store.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { findAxeProblems } from './axeRules.ts'
import { findingsOf, type Finding } from './findings.ts'

/** True if a check of the last answer can stop publishing. */
export const canStop = createStore(false)

interface Checked {
  findings: Finding[]
  hasPage: boolean
  /** A finding was corrected without leaving the dialog. */
  isCorrected?: true
}

/** Checks the pages of the form's values once, in both languages. */
export function usePageCheck() {
  const { type, id, form } = useFormHandle()
  const queries = useQueryClient()
  const [queryKey] = useState(() => ['page-check', crypto.randomUUID()])
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Checked> => {
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
  const drop = (finding: Finding) =>
    queries.setQueryData<Checked>(
      queryKey,
      (data) =>
        data && { ...data, isCorrected: true, findings: data.findings.filter((one) => one !== finding) },
    )
  return { ...query, drop }
}
