import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'

type RowKey = Pick<SubmissionRow, 'form' | 'id'>

/** State of links from a list to a submission: the way back, and the order of the list. */
interface LinkState {
  back: string
  rows: readonly RowKey[]
}

const MAX_ROWS = 500

export const linkState = (back: string, rows: readonly RowKey[]): LinkState => ({
  back,
  rows: rows.slice(0, MAX_ROWS).map(({ form, id }) => ({ form, id })),
})

const propertyOf = (state: unknown, name: keyof LinkState): unknown =>
  typeof state === 'object' && state !== null ? (state as Partial<LinkState>)[name] : undefined

export function backIn(state: unknown): string | undefined {
  const back = propertyOf(state, 'back')
  return typeof back === 'string' ? back : undefined
}

const isRowKey = (row: unknown): row is RowKey =>
  typeof row === 'object' && row !== null && 'form' in row && 'id' in row && typeof row.id === 'string'

/** Returns the rows around a submission; undefined if it was not opened from a list. */
export function neighboursOf(state: unknown, id: string) {
  const stored = propertyOf(state, 'rows')
  const rows = Array.isArray(stored) ? stored.filter(isRowKey) : []
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return undefined
  return { previous: rows[at - 1], next: rows[at + 1], position: at + 1, total: rows.length }
}
