import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { toUsage } from '../../operations/usage.ts'
import { partitions } from '../../store/partitions.ts'
import { cursorAfter, startKey } from '../../store/read/list/cursor.ts'
import { countUsages, usagePageOf } from '../../store/read/usage.ts'
import type { Answer, Call } from '../call.ts'

const INDEX = { hash: 'gsi2pk', sort: 'gsi2sk' }

/**
 * Answers a page of the records that refer to a record; with `links`, of those that link to it in texts. The first
 * page has their number.
 */
export async function answerUsages(
  { services: { table }, query, language }: Call,
  registry: Registry,
  target: ReferenceKey,
): Promise<Answer> {
  const partition = query.links === undefined ? partitions.references(target) : partitions.links(target)
  const start = startKey(query.cursor, partition, INDEX)
  const [{ sources, last }, count] = await Promise.all([
    usagePageOf({ table, registry }, partition, start),
    start ? undefined : countUsages(table, partition),
  ])
  return {
    data: sources.map((source) => toUsage(source, { registry, language })),
    ...(count && { total: count.total, ...(!count.isWhole && { isTotalMinimum: true }) }),
    ...(last && { cursor: cursorAfter(last, partition, INDEX.sort) }),
  }
}
