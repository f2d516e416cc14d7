import { media } from '@flou/shared/content/types/media.ts'
import { MEDIA_KINDS, type MediaOverview } from '@flou/shared/media/media.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { TRASH } from '../../../core/store/items/facets.ts'
import { facetCountsOf, type FacetCount } from '../../../core/store/read/list/facets.ts'
import { allFolders, type FolderRow } from '../folders.ts'

function overviewOf(counts: readonly FacetCount[], folders: readonly FolderRow[]): MediaOverview {
  const of = (name: string, value: string) => {
    const found = counts.find((one) => one.name === name && one.value === value)
    return { count: found?.count ?? 0, bytes: found?.weight ?? 0 }
  }
  const kinds = MEDIA_KINDS.map((kind) => ({ kind, ...of('kind', kind) }))
  const trash = of(TRASH.name, TRASH.value)
  return {
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, trash.bytes),
    kinds,
    trash,
    missingAlt: of('alt', 'missing').count,
    tags: counts.flatMap(({ name, value, count }) => (name === 'tag' ? [{ name: value, count }] : [])),
    folders: folders.map(({ id, name, parentId, recordVersion }) => ({
      id,
      name,
      parentId,
      recordVersion,
      count: of('folder', String(id)).count,
    })),
  }
}

/** Computed from counters updated on every write. */
export const mediaOverview = endpoint({
  permission: SIGNED_IN,
  handle: async ({ services: { table } }) => {
    const [counts, folders] = await Promise.all([facetCountsOf(table, media), allFolders(table)])
    return { data: overviewOf(counts, folders) }
  },
})
