import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Option } from '@flou/shared/api.ts'
import { api } from '../../session/current.ts'
import type { References } from './model/cells.ts'
import { targetOf, type GridColumn } from './model/columns.ts'
import { valueOf, type GridRow } from './model/rows.ts'
import type { ContentType } from '@flou/shared/content/define.ts'

/** As many as one call answers. */
const PER_CALL = 50

const ask = async (type: string, query: string) =>
  (await api<Option[]>(`${STAFF_PATHS.options(type)}?${query}`)).data

const chunks = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, index) =>
    ids.slice(index * PER_CALL, (index + 1) * PER_CALL),
  )

interface Wanted {
  type: ContentType
  columns: readonly GridColumn[]
  rows: readonly GridRow[] | undefined
}

/** The ids that rows name, by the type they point at. */
function idsByTarget({ type, columns, rows = [] }: Wanted): [string, number[]][] {
  const targets = [...new Set(columns.flatMap((column) => targetOf(column) ?? []))]
  return targets.map((target) => {
    const pointing = columns.filter((column) => targetOf(column) === target)
    const ids = rows.flatMap((row) => pointing.map((column) => Number(valueOf(row, column, type))))
    return [target, [...new Set(ids.filter((id) => id > 0))].toSorted((one, other) => one - other)]
  })
}

const unique = (options: readonly Option[]) => [
  ...new Map(options.map((option) => [option.id, option])).values(),
]

/** What the grid's references can point at: the first of each type, and all that its rows name. */
export function useReferences({ type, columns, rows }: Wanted) {
  const named = useMemo(() => idsByTarget({ type, columns, rows }), [type, columns, rows])
  return useQuery({
    queryKey: ['options', 'grid', named],
    enabled: rows !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<References> => {
      const found = named.map(async ([target, ids]) => {
        const answers = await Promise.all([
          ask(target, ''),
          ...chunks(ids).map((part) => ask(target, `ids=${part.join(',')}`)),
        ])
        return [target, unique(answers.flat())] as const
      })
      return Object.fromEntries(await Promise.all(found))
    },
  })
}

/** Texts that are to be read in a column. */
export interface ColumnTexts {
  column: GridColumn
  texts: readonly string[]
}

/** Titles that texts name but nobody has loaded, looked up by their words. */
export async function findMissing(
  { column, texts }: ColumnTexts,
  references: References,
): Promise<References> {
  const target = targetOf(column)
  if (target === undefined) return references
  const known = references[target] ?? []
  const names = new Set(known.flatMap(({ title }) => [title.en.toLowerCase(), title.id.toLowerCase()]))
  const unknown = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && !names.has(text.toLowerCase()),
  )
  if (known.length < PER_CALL || unknown.length === 0) return references
  const found = await Promise.all(unknown.map((text) => ask(target, `keyword=${encodeURIComponent(text)}`)))
  return { ...references, [target]: unique([...known, ...found.flat()]) }
}
