import { useMutation } from '@tanstack/react-query'
import { NEWSLETTER_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { IMPORT_SIZE, type ImportOutcome } from '@flou/shared/newsletter.ts'
import { api } from '../../../session/current.ts'
import { useRefresh } from '../useNewsletter.ts'
import type { ImportRow } from './readRows.ts'

export interface ImportGiven {
  rows: readonly ImportRow[]
  consent: string
  isConfirmed: boolean
}
export type CheckedRow = ImportRow & { outcome: ImportOutcome }

/** What an import does something about. */
export const isImported = ({ outcome }: CheckedRow): boolean =>
  outcome === 'subscribed' || outcome === 'asked'

/** Sends rows part by part. An address that an earlier part had is repeated in a later one, too. */
async function send({ rows, ...given }: ImportGiven, isDryRun: boolean): Promise<CheckedRow[]> {
  const seen = new Set<string>()
  const checked: CheckedRow[] = []
  for (let at = 0; at < rows.length; at += IMPORT_SIZE) {
    const part = rows.slice(at, at + IMPORT_SIZE)
    const body = { ...given, isDryRun, rows: part.map(({ email, language }) => ({ email, language })) }
    const { data } = await api<ImportOutcome[]>(NEWSLETTER_PATHS.import, { method: 'POST', body })
    for (const [index, row] of part.entries()) {
      const key = row.email.toLowerCase()
      const outcome = data[index] ?? 'invalid'
      checked.push({ ...row, outcome: seen.has(key) && outcome !== 'invalid' ? 'repeated' : outcome })
    }
    for (const { email } of part) seen.add(email.toLowerCase())
  }
  return checked
}

/** Checks rows without changing anything, and imports them. */
export function useImport() {
  const refresh = useRefresh()
  const check = useMutation({ mutationFn: (given: ImportGiven) => send(given, true) })
  const run = useMutation({ mutationFn: (given: ImportGiven) => send(given, false), onSettled: refresh })
  return { check, run }
}
