import type { Registry } from '@flou/shared/content/registry.ts'
import { isStarted } from '@flou/shared/releases/release.ts'
import { reversedRows } from '../../../core/operations/batch/undoBatch.ts'
import { requireBatch } from '../../../core/store/batch/batchItems.ts'
import type { Command } from '../../../core/store/command.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import { requireList } from '../../approval/index.ts'
import { buildOf } from './siteSwitch.ts'
import { findRelease, itemsWithContent, writeOf, type ReleaseContent } from '../store/readReleases.ts'
import { isApplied, type ItemWithContent } from '../store/storedRelease.ts'

type Write = ReleaseContent['writes'][number]

interface Source {
  table: Table
  registry: Registry
}

async function commandsToRevert(
  { table, registry }: Source,
  { item: { type: key, liveVersion, applied } }: ItemWithContent,
): Promise<Command[]> {
  const type = registry.types.get(key)
  if (!type) return []
  const { batch, order } = applied ?? {}
  if (batch !== undefined) {
    const changes = await reversedRows(table, {
      type: requireList(type),
      batch: await requireBatch(table, batch),
    })
    return [{ name: 'undoBatch', batch, changes }]
  }
  if (order) return [{ name: 'reorder', request: order }]
  if (liveVersion === 0) return type.single ? [] : [{ name: 'trash', fields: {} }]
  const revision = await getRevision(table, type, { id: applied?.recordId ?? 0, version: liveVersion })
  return revision ? [{ name: 'store', fields: dataOf(revision), state: 'published' }] : []
}

async function inverseWrites(source: Source, one: ItemWithContent): Promise<Write[]> {
  const { type, parentId, applied } = one.item
  const commands = await commandsToRevert(source, one)
  return commands.map((command) => ({
    type,
    id: applied?.recordId ?? 0,
    ...(command.name === 'reorder' && parentId !== undefined && { parentId }),
    command,
  }))
}

interface ReadBuild extends Pick<ReleaseContent, 'publishAt' | 'writes'> {
  /** True while visitors see the build's pages or will see them. */
  isCurrent: boolean
}

/** Returns the writes of a release, or of its undo, that are not stored yet; undefined if it does not exist. */
export async function readBuild(source: Source, build: string): Promise<ReadBuild | undefined> {
  const [id = ''] = build.split('-')
  const release = await findRelease(source.table, id)
  if (!release) return undefined
  const isUndo = release.undo?.build === build
  const items = await itemsWithContent(source.table, id)
  const pending = items.filter(({ item }) => isApplied(item) === isUndo)
  const writes = isUndo
    ? (await Promise.all(pending.toReversed().map((one) => inverseWrites(source, one)))).flat()
    : pending.map(writeOf)
  return {
    isCurrent: isStarted(release.state) && buildOf(release) === build,
    ...(!isUndo && release.publishAt !== undefined && { publishAt: release.publishAt }),
    writes,
  }
}
