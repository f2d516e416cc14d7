import type { Comparison, Difference } from './compareTables.ts'

const COLUMNS = ['same', 'changed', 'missing', 'surplus'] as const satisfies readonly (keyof Difference)[]

const WIDTH = 12

export function reportLines({ differences }: Pick<Comparison, 'differences'>): string[] {
  const entries = [...differences].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const differing = entries.filter(([, { changed, missing, surplus }]) => changed + missing + surplus > 0)
  const width = Math.max(...entries.map(([owner]) => owner.length), 'items of'.length) + 2
  const line = (owner: string, cells: readonly (string | number)[]) =>
    owner.padEnd(width) + cells.map((cell) => String(cell).padStart(WIDTH)).join('')
  return [
    line('items of', COLUMNS),
    ...differing.map(([owner, difference]) =>
      line(
        owner,
        COLUMNS.map((column) => difference[column]),
      ),
    ),
    `${entries.length - differing.length} other kinds of items are equal.`,
    'missing: only in the restored table; surplus: only in the live one.',
  ]
}

export const isEqual = ({ copied, deleted }: Comparison): boolean => copied.size + deleted.length === 0
