import type { Envelope, ListRow } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { api } from '../../core/session/current.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiQuery, type ListQuery } from '../listQuery.ts'
import { csvFormat } from './formats.ts'
import { exportColumns } from './recordColumns.ts'
import { useExport } from './useExport.ts'

const PAGE = 'page='

/** Reads one page of the list, by cursor if the server has one. */
export async function readPage(
  apiUrl: string,
  query: URLSearchParams,
  cursor: string,
): Promise<Envelope<ListRow[]>> {
  const search = new URLSearchParams(query)
  const page = cursor.startsWith(PAGE) ? Number(cursor.slice(PAGE.length)) : 1
  if (cursor.startsWith(PAGE)) search.set('page', String(page))
  else if (cursor !== '') search.set('cursor', cursor)
  const { cursor: next, ...answer } = await api<ListRow[]>(`${apiUrl}?${search.toString()}`)
  if (next !== undefined) return { ...answer, cursor: next }
  const isByPage = cursor === '' || cursor.startsWith(PAGE)
  return isByPage && page < (answer.totalPage ?? 1) ? { ...answer, cursor: `${PAGE}${page + 1}` } : answer
}

interface Options {
  type: ContentType
  apiUrl: string
  query: ListQuery
}

/** Exports what the list shows, or `rows`, as CSV. */
export function useListExport({ type, apiUrl, query }: Options) {
  const t = useTextsOf(filterTexts)
  const language = useLanguage()
  const exporting = useExport()
  const start = (rows?: readonly ListRow[]) => {
    const columns = exportColumns(type, query.columns, { t, language })
    const search = apiQuery({ ...query, page: 1, perPage: LIMITS.perPage.max })
    exporting.start<ListRow>({
      name: type.key,
      format: csvFormat(
        { header: columns.map(({ header }) => header), cells: (row) => columns.map(({ cell }) => cell(row)) },
        language,
      ),
      writeAuditEntry: () =>
        api(`${apiUrl}/export`, {
          method: 'POST',
          body: { query: rows ? `ids=${rows.map(({ id }) => id).join(',')}` : search.toString() },
          idempotencyKey: crypto.randomUUID(),
        }),
      page: (cursor) => (rows ? Promise.resolve({ data: [...rows] }) : readPage(apiUrl, search, cursor)),
    })
  }
  return { exporting, start }
}
