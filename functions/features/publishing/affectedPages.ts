import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { RecordReader } from '@flou/shared/site/page.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { movedPaths, pathOfRecord, relatedPaths, standInOf } from '@flou/shared/site/recordPaths.ts'
import { dependencies } from '../../core/store/dependencies.ts'
import { isVisible } from '../../core/store/visible.ts'
import { isMoved, keysOfLists } from './pageData/listScopes.ts'
import { folderOf } from './links/libraryFiles.ts'
import type { StreamEvent } from './readStream.ts'
import { keyOfFields } from './pageData/dependencyKey.ts'
import { listedDifferences, contentOf } from './pageData/summary.ts'

export interface AffectedPages {
  keys: string[]
  path?: string
  /** Other pages that may appear, change or disappear. */
  related: readonly string[]
  moved: ReadonlyMap<string, string>
  formerPath?: string
  standIn?: string
  /** True if pages appear or disappear, including redirects from earlier paths. */
  isMove: boolean
  isNew: boolean
}

const NOT_AFFECTED: AffectedPages = { keys: [], related: [], moved: new Map(), isMove: false, isNew: false }

function keysOfEdit(type: ContentType, before: StoredRecord, after: StoredRecord): string[] {
  const keys = [dependencies.record(type.key, after.id)]
  const lists = isMoved(type, before, after)
    ? [...keysOfLists(type, before), ...keysOfLists(type, after)]
    : []
  const changed = listedDifferences(type, before, after)
  if (changed.length === 0) return [...keys, ...lists]
  const listKeys = [
    dependencies.listed(type.key, after.id),
    ...(type.publicPath === undefined ? keysOfLists(type, after) : []),
  ]
  // `updated` always changes together with content
  return [...keys, ...lists, ...listKeys.map((key) => keyOfFields(key, [...changed, 'updated']))]
}

const keysOfRecord = (type: ContentType, id: number) => [
  dependencies.record(type.key, id),
  dependencies.listed(type.key, id),
]

/**
 * Returns all keys of a record that appeared, disappeared or became due. New records have no readers by id
 * yet.
 */
const allKeys = ({ id, before }: StreamEvent, type: ContentType, visibleRecords: readonly StoredRecord[]) => [
  ...(before === undefined ? [] : keysOfRecord(type, id)),
  ...visibleRecords.flatMap((visibleRecord) => keysOfLists(type, visibleRecord)),
]

const keysOfFiles = (type: ContentType, visibleRecords: readonly StoredRecord[]) =>
  type.key === media.key ? visibleRecords.map(({ path }) => dependencies.link(folderOf(String(path)))) : []

const keysOfLinks = (type: ContentType, { id, before }: StreamEvent, path: string | undefined) => [
  ...(before === undefined ? [] : [dependencies.linkTo(type.key, id)]),
  ...(path === undefined ? [] : [dependencies.link(path)]),
]

const isPresent = (record: StoredRecord | undefined): record is StoredRecord => record !== undefined

/** Returns related paths; for an unmoved record only those of one state. */
async function relatedOf(
  type: ContentType,
  visibleRecords: readonly StoredRecord[],
  { reader, isInPlace }: { reader: RecordReader; isInPlace: boolean },
): Promise<string[]> {
  const paths = await Promise.all(
    visibleRecords.map((visibleRecord) => relatedPaths(type, visibleRecord, reader)),
  )
  const all = [...new Set(paths.flat())]
  return isInPlace ? all.filter((path) => paths.some((pathsOfRecord) => !pathsOfRecord.includes(path))) : all
}

interface ReadContext {
  now: Date
  reader: RecordReader
}

/**
 * Returns affected keys and pages. A write without content changes means that the record became due; the
 * schedule relies on it.
 */
export async function findAffectedPages(
  streamEvent: StreamEvent,
  { now, reader }: ReadContext,
): Promise<AffectedPages> {
  const { type, id, before, after } = streamEvent
  if (type.single) return { ...NOT_AFFECTED, keys: [dependencies.section(type.key, id)] }
  const visible = after && isVisible(type, after, now) ? after : undefined
  const formerlyVisible = before && isVisible(type, before, now) ? before : undefined
  if (!visible && !formerlyVisible) return NOT_AFFECTED
  const visibleRecords = [formerlyVisible, visible].filter(isPresent)
  const path = visible && pathOfRecord(type, visible)
  const oldPath = formerlyVisible && pathOfRecord(type, formerlyVisible)
  const isEdit = visible && formerlyVisible && contentOf(type, visible) !== contentOf(type, formerlyVisible)
  const isInPlace = isEdit === true && !isMoved(type, formerlyVisible, visible) && path === oldPath
  const standIn = visible && standInOf(type, visible)
  const target = path ?? standIn?.to
  const oldTarget = oldPath ?? (formerlyVisible && standInOf(type, formerlyVisible)?.to)
  const formerPath = oldPath ?? standIn?.from
  // a record that becomes due has identical content before and after
  const isMove = target !== oldTarget || (!isEdit && target !== undefined)
  const moved = isEdit
    ? await movedPaths(type, { before: formerlyVisible, after: visible }, reader)
    : NOT_AFFECTED.moved
  const keys = isEdit
    ? keysOfEdit(type, formerlyVisible, visible)
    : allKeys(streamEvent, type, visibleRecords)
  return {
    keys: [
      ...new Set(keys),
      ...(isMove ? keysOfLinks(type, streamEvent, path) : []),
      ...keysOfFiles(type, visibleRecords),
    ],
    related: await relatedOf(type, visibleRecords, { reader, isInPlace }),
    moved,
    isMove,
    isNew: formerlyVisible === undefined,
    ...(path !== undefined && { path }),
    ...(formerPath !== undefined && formerPath !== path && { formerPath }),
    ...(standIn && { standIn: standIn.to }),
  }
}
