import type { Usage } from '@flou/shared/api.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { basesOf } from '@flou/shared/content/routing/routes.ts'
import type { Language } from '@flou/shared/locale.ts'
import { usageSourcesOf, type IsUnlinked, type UsageSource } from '../store/read/usage.ts'
import type { Table } from '../store/dynamo/table.ts'
import { titleOf } from '../store/texts.ts'
import type { ApprovalGate } from './approvalGate.ts'
import { parentIdOf } from '../store/writeContext.ts'

interface UsageQuery {
  table: Table
  registry: Registry
  language: Language
  isUnlinked?: IsUnlinked | undefined
}

/** Returns the usages of a record with URLs of their edit screens. */
export async function usageOf(target: ReferenceKey, query: UsageQuery): Promise<Usage[]> {
  const referrers = await usageSourcesOf(query, target)
  return referrers.map((referrer) => toUsage(referrer, query))
}

interface TrashUsageQuery extends UsageQuery {
  approval: Pick<ApprovalGate, 'requestsReferencing'>
}

/** Returns the usages of a trashed record, open change requests included. */
export async function usagesOfTrashed(query: TrashUsageQuery, target: ReferenceKey): Promise<Usage[]> {
  const { table, registry, language, approval } = query
  const [usage, waiting] = await Promise.all([
    usageOf(target, query),
    approval.requestsReferencing(table, registry, target),
  ])
  const requests = waiting.map(({ id, type, recordId, titles }): Usage => ({
    type,
    id: recordId,
    title: titles[language],
    url: `/dashboard2/workflow/detail/${id}`,
  }))
  return [...usage, ...requests]
}

export const toUsage = (
  referrer: UsageSource,
  { registry, language }: Pick<UsageQuery, 'registry' | 'language'>,
): Usage => ({
  type: referrer.type.key,
  id: referrer.id,
  title: referrer.type.single
    ? referrer.type.label[language]
    : titleOf(referrer.type, referrer.fields)[language],
  url: editUrlOf(referrer, registry),
})

function editUrlOf({ type, id, fields }: UsageSource, { areas }: Registry): string {
  const bases = areas.flatMap((area) =>
    area.screens
      .filter((screen) => screen.type === type)
      .flatMap((screen) => basesOf(area, screen, 'dashboard2')),
  )
  const base = bases[0]
  if (base === undefined || type.single) return (base ?? '').replace(/:\w+/, String(id))
  return `${base.replace(/:\w+/, String(parentIdOf(type, fields)))}/edit/${id}`
}
