import { useMutation } from '@tanstack/react-query'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { IMPORT_SIZE, type ImportOutcome } from '@flou/shared/forms/newsletter.ts'
import { api } from '../../../core/session/current.ts'
import { useRefresh } from './useNewsletter.ts'
import type { ImportRow } from './readRows.ts'

export interface ImportInput {
  rows: readonly ImportRow[]
  consent: string
  isConfirmed: boolean
}
export type CheckedRow = ImportRow & { outcome: ImportOutcome }

export const isImported = ({ outcome }: CheckedRow): boolean =>
  outcome === 'subscribed' || outcome === 'asked'

/** Sends rows in batches; emails of earlier batches count as repeated. */
async function send({ rows, ...input }: ImportInput, isDryRun: boolean): Promise<CheckedRow[]> {
  const earlierEmails = new Set<string>()
  const checked: CheckedRow[] = []
  for (let at = 0; at < rows.length; at += IMPORT_SIZE) {
    const batch = rows.slice(at, at + IMPORT_SIZE)
    const body = { ...input, isDryRun, rows: batch.map(({ email, language }) => ({ email, language })) }
    const { data } = await api<ImportOutcome[]>(NEWSLETTER_PATHS.import, { method: 'POST', body })
    for (const [index, row] of batch.entries()) {
      const key = row.email.toLowerCase()
      const outcome = data[index] ?? 'invalid'
      checked.push({
        ...row,
        outcome: earlierEmails.has(key) && outcome !== 'invalid' ? 'repeated' : outcome,
      })
    }
    for (const { email } of batch) earlierEmails.add(email.toLowerCase())
  }
  return checked
}

export function useImport() {
  const refresh = useRefresh()
  const check = useMutation({ mutationFn: (input: ImportInput) => send(input, true) })
  const importRows = useMutation({
    mutationFn: (input: ImportInput) => send(input, false),
    onSettled: refresh,
  })
  return { check, importRows }
}
