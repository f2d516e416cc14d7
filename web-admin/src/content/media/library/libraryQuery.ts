import { MEDIA_KINDS, type MediaKind } from '@flou/shared/media.ts'

export const SORTS = [
  'created.desc',
  'created.asc',
  'name.asc',
  'name.desc',
  'size.desc',
  'size.asc',
] as const
export type Sort = (typeof SORTS)[number]

/** What else narrows the library; one at a time. */
export const SHOWN = ['all', 'unused', 'lacksAlt', 'trash'] as const
export type Shown = (typeof SHOWN)[number]

/** What the library shows; on its screen it lives in the address. */
export interface LibraryQuery {
  keyword: string
  kind: MediaKind | ''
  /** Id of a folder, `0` for files in none, empty for all. */
  folder: string
  tag: string
  show: Shown
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

/** Reads an address; what makes no sense counts as absent. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  const folder = search.get('folder') ?? ''
  return {
    keyword: (search.get('keyword') ?? '').trim(),
    kind: oneOf(['', ...MEDIA_KINDS], search.get('kind'), ''),
    folder: /^\d{1,10}$/.test(folder) ? folder : '',
    tag: search.get('tag') ?? '',
    show: oneOf(SHOWN, search.get('show'), 'all'),
    sort: oneOf(SORTS, search.get('sort'), WHOLE_LIBRARY.sort),
  }
}

/** An address with another query; what else it says stays. */
export function withLibraryQuery(search: URLSearchParams, query: LibraryQuery): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(query)) {
    if (value === WHOLE_LIBRARY[name as keyof LibraryQuery]) next.delete(name)
    else next.set(name, value)
  }
  return next
}

const SHOWN_AS: Readonly<Record<Shown, Record<string, string>>> = {
  all: {},
  unused: { unused: '1' },
  lacksAlt: { alt: 'missing' },
  trash: { state: 'trashed' },
}

/** The search part of the API call. */
export function apiSearch({ show, sort, ...facets }: LibraryQuery): URLSearchParams {
  const [column = '', order = ''] = sort.split('.')
  const named = Object.entries(facets).filter(([, value]) => value !== '')
  return new URLSearchParams([...named, ...Object.entries({ ...SHOWN_AS[show], sort: column, order })])
}

export const isNarrowed = (query: LibraryQuery): boolean =>
  query.keyword !== '' || query.kind !== '' || query.tag !== '' || query.show !== 'all'
