import { MEDIA_KINDS, type MediaKind } from '@flou/shared/media/media.ts'

export const SORTS = [
  'created.desc',
  'created.asc',
  'name.asc',
  'name.desc',
  'size.desc',
  'size.asc',
] as const
type Sort = (typeof SORTS)[number]

const FILTERS = ['all', 'unused', 'lacksAlt', 'trash'] as const
type LibraryFilter = (typeof FILTERS)[number]

export interface LibraryQuery {
  keyword: string
  kind: MediaKind | ''
  /** Folder id; `0` for files without folder, '' for all. */
  folder: string
  tag: string
  show: LibraryFilter
  sort: Sort
}

export const WHOLE_LIBRARY: LibraryQuery = {
  keyword: '',
  kind: '',
  folder: '',
  tag: '',
  show: 'all',
  sort: 'created.desc',
}

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

/** Reads the URL; invalid values count as absent. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  const folder = search.get('folder') ?? ''
  return {
    keyword: (search.get('keyword') ?? '').trim(),
    kind: oneOf(['', ...MEDIA_KINDS], search.get('kind'), ''),
    folder: /^\d{1,10}$/.test(folder) ? folder : '',
    tag: search.get('tag') ?? '',
    show: oneOf(FILTERS, search.get('show'), 'all'),
    sort: oneOf(SORTS, search.get('sort'), WHOLE_LIBRARY.sort),
  }
}

/** Updates the URL query; other parameters stay. */
export function withLibraryQuery(search: URLSearchParams, query: LibraryQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(query)) {
    if (value === WHOLE_LIBRARY[name as keyof LibraryQuery]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

const FILTER_PARAMS: Readonly<Record<LibraryFilter, Record<string, string>>> = {
  all: {},
  unused: { unused: '1' },
  lacksAlt: { alt: 'missing' },
  trash: { state: 'trashed' },
}

export function apiSearch({ show, sort, ...facets }: LibraryQuery): URLSearchParams {
  const [column = '', order = ''] = sort.split('.')
  const named = Object.entries(facets).filter(([, value]) => value !== '')
  return new URLSearchParams([...named, ...Object.entries({ ...FILTER_PARAMS[show], sort: column, order })])
}

export const filterNames = (query: LibraryQuery): string[] =>
  (['folder', 'kind', 'tag', 'show'] as const).filter((name) => query[name] !== WHOLE_LIBRARY[name])

export const isNarrowed = (query: LibraryQuery): boolean =>
  query.keyword !== '' || query.kind !== '' || query.tag !== '' || query.show !== 'all'
