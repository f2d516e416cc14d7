import type { Usage } from '@flou/shared/api.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { basesOf } from '@flou/shared/content/routing/routes.ts'
import type { Language } from '@flou/shared/locale.ts'
import { parentIdOf } from '../store/items/parent.ts'
import { requestsNaming } from '../store/changes/requestsNaming.ts'
import { holdersOf, type Holder } from '../store/read/usage.ts'
import type { Table } from '../store/dynamo/table.ts'
import { titleOf } from '../store/texts.ts'

interface UsageQuery {
  table: Table
  registry: Registry
  language: Language
}

/** Where a record is used, with the address of each edit screen in the newer back-office (decision 23). */
export async function usageOf(
  target: ReferenceKey,
  { table, registry, language }: UsageQuery,
): Promise<Usage[]> {
  const holders = await holdersOf(table, registry, target)
  return holders.map((holder) => asUsage(holder, { registry, language }))
}

/** Uses of a trashed record, waiting change requests included: it stays until none names it. */
export async function holdersOfTrashed(query: UsageQuery, target: ReferenceKey): Promise<Usage[]> {
  const [usage, waiting] = await Promise.all([
    usageOf(target, query),
    requestsNaming(query.table, query.registry, target),
  ])
  const { language } = query
  const requests = waiting.map(({ id, type, recordId, titles }): Usage => ({
    type,
    id: recordId,
    title: titles[language],
    url: `/dashboard2/workflow/detail/${id}`,
  }))
  return [...usage, ...requests]
}

/** A record or section with its name and the address of its edit screen. */
export const asUsage = (holder: Holder, { registry, language }: Omit<UsageQuery, 'table'>): Usage => ({
  type: holder.type.key,
  id: holder.id,
  title: holder.type.single ? holder.type.label[language] : titleOf(holder.type, holder.fields)[language],
  url: editAddress(holder, registry),
})

/** The address of a record's or section's edit screen; empty for a type without one (pictures). */
function editAddress({ type, id, fields }: Holder, { areas }: Registry): string {
  const bases = areas.flatMap((area) =>
    area.screens
      .filter((screen) => screen.type === type)
      .flatMap((screen) => basesOf(area, screen, 'dashboard2')),
  )
  const base = bases[0]
  if (base === undefined || type.single) return (base ?? '').replace(/:\w+/, String(id))
  return `${base.replace(/:\w+/, String(parentIdOf(type, fields)))}/edit/${id}`
}
