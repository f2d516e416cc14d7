import { LIMITS } from '@flou/shared/limits.ts'
import type { MediaRow } from '@flou/shared/api.ts'
import { hasMissingAltTexts, mediaKindOf } from '@flou/shared/media/media.ts'
import type { Call } from '../../../core/http/call.ts'
import type { Facet } from '../../../core/store/items/facets.ts'

export interface Filters {
  keyword: string
  isTrash: boolean
  isUnused: boolean
  facets: Facet[]
}

const FACET_NAMES = ['tag', 'folder', 'alt', 'kind'] as const
type FacetName = (typeof FACET_NAMES)[number]

const HAS: Readonly<Record<FacetName, (row: MediaRow, value: string) => boolean>> = {
  tag: ({ tags }, value) => (tags ?? []).some(({ name }) => name === value),
  folder: ({ folderId }, value) => String(folderId ?? 0) === value,
  alt: (row) => hasMissingAltTexts(row),
  kind: ({ mime }, value) => mediaKindOf(mime) === value,
}

export function filtersOf(query: Call['query']): Filters {
  const isTrash = query.state === 'trashed'
  const facets = FACET_NAMES.flatMap((name) => {
    const value = query[name]?.slice(0, LIMITS.text) ?? ''
    return value === '' ? [] : [{ name, value }]
  })
  return {
    keyword: query.keyword?.trim().slice(0, LIMITS.text) ?? '',
    isTrash,
    isUnused: !isTrash && query.unused === '1',
    facets,
  }
}

export const matchesFilters = (row: MediaRow, { facets }: Filters): boolean =>
  facets.every(({ name, value }) => HAS[name as FacetName](row, value))
