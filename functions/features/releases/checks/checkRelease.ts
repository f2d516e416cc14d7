import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import pMap from 'p-map'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { itemsWithContent } from '../store/readReleases.ts'
import type { ItemWithContent, StoredRelease } from '../store/storedRelease.ts'
import { findConflicts } from './findConflicts.ts'
import { findLinked } from './findLinked.ts'
import { findStale } from './findStale.ts'
import { findUnlinked } from './findUnlinked.ts'
import { findRepeated } from './findRepeated.ts'
import { findMissingLanguages } from './findMissingLanguages.ts'
import { findInvalid } from './findInvalid.ts'
import { findUncheckedTexts } from './findUncheckedTexts.ts'

const CONCURRENCY = 20

/** Checks one item. A stale record is reported alone: its other problems depend on the merge. */
async function checkItem(
  context: OperationContext,
  {
    release,
    items,
    one,
  }: { release: StoredRelease; items: readonly ItemWithContent[]; one: ItemWithContent },
): Promise<ReleaseProblem[]> {
  const type = context.registry.types.get(one.item.type)
  if (!type) return [{ itemId: one.item.id, kind: 'gone' }]
  const [stale, conflicts] = await Promise.all([
    findStale(context, type, one),
    findConflicts(context, type, { release, one }),
  ])
  const repeated = findRepeated(items, one)
  if (stale) return [stale, ...repeated, ...conflicts]
  const [invalid, unlinked, linked, unchecked] = await Promise.all([
    findInvalid(context, type, { items, one }),
    findUnlinked(context, type, { items, one }),
    findLinked(context, type, { items, one }),
    findUncheckedTexts(context, type, one),
  ])
  const missing = findMissingLanguages(type, one)
  return [...invalid, ...repeated, ...unchecked, ...unlinked, ...linked, ...missing, ...conflicts]
}

/** Returns the problems of a release as it is now, in the order of its items. */
export async function checkRelease(
  context: OperationContext,
  release: StoredRelease,
): Promise<ReleaseProblem[]> {
  const items = await itemsWithContent(context.table, release.id)
  const found = await pMap(items, (one) => checkItem(context, { release, items, one }), {
    concurrency: CONCURRENCY,
  })
  return found.flat()
}
