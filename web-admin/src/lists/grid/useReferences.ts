import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Option } from '@flou/shared/api.ts'
import { api } from '../../core/session/current.ts'
import type { References } from '../../fields/kindModule.ts'
import { idInText, targetOf } from '../../fields/linked/referenceColumn.ts'
import type { GridColumn } from './model/columns.ts'
import { valueOf, type GridRow } from './model/rows.ts'
import type { ContentType } from '@flou/shared/content/define.ts'

const PER_CALL = 50

const fetchOptions = async (type: string, query: string) =>
  (await api<Option[]>(`${STAFF_PATHS.options(type)}?${query}`)).data

const chunks = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, index) =>
    ids.slice(index * PER_CALL, (index + 1) * PER_CALL),
  )

interface ReferencesQuery {
  type: ContentType
  columns: readonly GridColumn[]
  rows: readonly GridRow[] | undefined
}

function idsByTarget({ type, columns, rows = [] }: ReferencesQuery): [string, number[]][] {
  const targets = [...new Set(columns.flatMap((column) => targetOf(column.field) ?? []))]
  return targets.map((target) => {
    const pointing = columns.filter((column) => targetOf(column.field) === target)
    const ids = rows.flatMap((row) => pointing.map((column) => Number(valueOf(row, column, type))))
    return [target, [...new Set(ids.filter((id) => id > 0))].toSorted((one, other) => one - other)]
  })
}

const unique = (options: readonly Option[]) => [
  ...new Map(options.map((option) => [option.id, option])).values(),
]

/** Loads the first options per type and all records that rows refer to. */
export function useReferences({ type, columns, rows }: ReferencesQuery) {
  const named = useMemo(() => idsByTarget({ type, columns, rows }), [type, columns, rows])
  return useQuery({
    queryKey: ['options', 'grid', named],
    enabled: rows !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<References> => {
      const found = named.map(async ([target, ids]) => {
        const answers = await Promise.all([
          fetchOptions(target, ''),
          ...chunks(ids).map((chunk) => fetchOptions(target, `ids=${chunk.join(',')}`)),
        ])
        return [target, unique(answers.flat())] as const
      })
      return Object.fromEntries(await Promise.all(found))
    },
  })
}

const optionQuery = (text: string): string => {
  const id = idInText(text)
  return id === undefined ? `keyword=${encodeURIComponent(text)}` : `ids=${id}`
}

/** Records of a type among which `texts` may be titles. */
export async function findTexts(target: string, texts: readonly string[]): Promise<Option[]> {
  const found = await Promise.all([
    fetchOptions(target, ''),
    ...texts.map((text) => fetchOptions(target, optionQuery(text))),
  ])
  return unique(found.flat())
}

export interface ColumnTexts {
  column: GridColumn
  texts: readonly string[]
}

export async function findMissing(
  { column, texts }: ColumnTexts,
  references: References,
): Promise<References> {
  const target = targetOf(column.field)
  if (target === undefined) return references
  const loaded = references[target] ?? []
  const names = new Set(loaded.flatMap(({ title }) => [title.en.toLowerCase(), title.id.toLowerCase()]))
  const missing = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && !names.has(text.toLowerCase()),
  )
  if (loaded.length < PER_CALL || missing.length === 0) return references
  const found = await Promise.all(
    missing.map((text) => fetchOptions(target, `keyword=${encodeURIComponent(text)}`)),
  )
  return { ...references, [target]: unique([...loaded, ...found.flat()]) }
}
