import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import type { ReleaseItem } from '@flou/shared/releases/release.ts'
import { findRecordLocations, recordFormUrl } from '../../../core/offices/recordLocations.ts'
import { itemQuery } from '../../../core/records/releaseItems.ts'

interface Group {
  area: string
  items: readonly ReleaseItem[]
}

/** Items by area, in the order of the sidebar; unknown areas come last. */
export function groupItems(items: readonly ReleaseItem[]): Group[] {
  const order = REGISTRY.areas.map(({ key }) => key)
  const rank = (area: string) => (order.indexOf(area) + order.length + 1) % (order.length + 1)
  return [...Map.groupBy(items, ({ area }) => area)]
    .map(([area, of]) => ({ area, items: of }))
    .toSorted((one, other) => rank(one.area) - rank(other.area))
}

const IS_EDITED: ReadonlySet<string> = new Set(['create', 'update', 'publish'])

/** List of a parent record. */
const listBelow = (office: Office, { type, parentId }: ReleaseItem): string | undefined =>
  parentId === undefined
    ? undefined
    : recordFormUrl(office, { type, id: 1, parentId })?.replace(/\/edit\/1$/, '')

/** Form of the version in the release; of the record or list for other changes. */
export function itemUrl(office: Office, release: string, item: ReleaseItem): string | undefined {
  const { id, operation, type, recordId, parentId } = item
  const isSection = REGISTRY.types.get(type)?.single === true
  const query = IS_EDITED.has(operation) ? itemQuery(release, id) : ''
  if (recordId === 0 && !isSection) {
    const list = findRecordLocations(office).get(type)?.url ?? listBelow(office, item)
    if (list === undefined || operation === 'reorder' || operation === 'batch') return list
    return `${list}/add${query}`
  }
  const record = { type, id: recordId, ...(parentId !== undefined && { parentId }) }
  const form = recordFormUrl(office, record) ?? recordFormUrl('dashboard2', record)
  return form === undefined ? undefined : form + query
}
