import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { RecordReader } from '@flou/shared/site/page.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { movedPaths, pathOfRecord, relatedPaths } from '@flou/shared/site/pages.ts'
import { dependencies } from '../../store/dependencies.ts'
import { isVisible } from '../../store/visible.ts'
import { isMoved, keysOfLists } from '../../pages/listScopes.ts'
import { folderOf } from '../links/libraryFiles.ts'
import type { Change } from './change.ts'
import { keyOfFields } from '../../pages/keyParts.ts'
import { changedInLists, contentOf } from '../../pages/summary.ts'

/** What a change means for the site. */
export interface Touched {
  /** Dependency keys whose readers must be rendered again. */
  keys: string[]
  /** The record's own page, where it has one now. */
  path?: string
  /** Pages that may come, change or go with it, beside its own. */
  further: readonly string[]
  /** Of these, the ones that move with it: their paths before, and where they are now. */
  moved: ReadonlyMap<string, string>
  /** Where it was before, where it is no longer. */
  goneFrom?: string
  /** True where pages appear or disappear: its own, and with it those that lead there from earlier paths. */
  isMove: boolean
  /** Visitors did not see the record before. */
  isNew: boolean
}

const NOTHING: Touched = { keys: [], further: [], moved: new Map(), isMove: false, isNew: false }

/** Keys of a record that is visible before and after. */
function keysOfEdit(type: ContentType, before: StoredRecord, after: StoredRecord): string[] {
  const keys = [dependencies.record(type.key, after.id)]
  const lists = isMoved(type, before, after)
    ? [...keysOfLists(type, before), ...keysOfLists(type, after)]
    : []
  const changed = changedInLists(type, before, after)
  if (changed.length === 0) return [...keys, ...lists]
  // the lists of a type without pages of its own stand for their records
  const showing = [
    dependencies.listed(type.key, after.id),
    ...(type.publicPath === undefined ? keysOfLists(type, after) : []),
  ]
  // when a record was changed last is told together with what has changed
  return [...keys, ...lists, ...showing.map((key) => keyOfFields(key, [...changed, 'updated']))]
}

/** Keys by which pages name a record that was there before. */
const keysOfRecord = (type: ContentType, id: number) => [
  dependencies.record(type.key, id),
  dependencies.listed(type.key, id),
]

/**
 * Keys of a record that has come, gone or come due. Pages that name a record which was just created were rendered after it, because its
 * id and its slug came with it: the index is not asked for them.
 */
const allKeys = ({ id, before }: Change, type: ContentType, states: readonly StoredRecord[]) => [
  ...(before === undefined ? [] : keysOfRecord(type, id)),
  ...states.flatMap((state) => keysOfLists(type, state)),
]

/** Keys of pages that show or link to a file which was not in the library. */
const keysOfFiles = (type: ContentType, states: readonly StoredRecord[]) =>
  type.key === media.key ? states.map(({ path }) => dependencies.link(folderOf(String(path)))) : []

/** Keys of pages whose links name a record by its path alone: the path leads somewhere now, or no longer. */
const keysOfLinks = (type: ContentType, { id, before }: Change, path: string | undefined) => [
  ...(before === undefined ? [] : [dependencies.linkTo(type.key, id)]),
  ...(path === undefined ? [] : [dependencies.link(path)]),
]

const isPresent = (record: StoredRecord | undefined): record is StoredRecord => record !== undefined

/** Pages that the states of a record bring; only those of one state alone where it stays where it was. */
async function relatedOf(
  type: ContentType,
  states: readonly StoredRecord[],
  { reader, hasStayed }: { reader: RecordReader; hasStayed: boolean },
): Promise<string[]> {
  const paths = await Promise.all(states.map((state) => relatedPaths(type, state, reader)))
  const all = [...new Set(paths.flat())]
  return hasStayed ? all.filter((path) => paths.some((ofState) => !ofState.includes(path))) : all
}

/** What visitors may see at an instant. */
interface Seen {
  now: Date
  reader: RecordReader
}

/**
 * Dependency keys and pages a change touches (design §6). A write that changes no content counts as the record coming due:
 * that is how the schedule has a record published whose time has come.
 */
export async function touchedBy(change: Change, { now, reader }: Seen): Promise<Touched> {
  const { type, id, before, after } = change
  if (type.single) return { ...NOTHING, keys: [dependencies.section(type.key, id)] }
  const shown = after && isVisible(type, after, now) ? after : undefined
  const wasShown = before && isVisible(type, before, now) ? before : undefined
  if (!shown && !wasShown) return NOTHING
  const states = [wasShown, shown].filter(isPresent)
  const path = shown && pathOfRecord(type, shown)
  const oldPath = wasShown && pathOfRecord(type, wasShown)
  const isEdit = shown && wasShown && contentOf(type, shown) !== contentOf(type, wasShown)
  const hasStayed = isEdit === true && !isMoved(type, wasShown, shown) && path === oldPath
  // a record that comes due looks the same before and after
  const isMove = path !== oldPath || (!isEdit && path !== undefined)
  const moved = isEdit ? await movedPaths(type, { before: wasShown, after: shown }, reader) : NOTHING.moved
  const keys = isEdit ? keysOfEdit(type, wasShown, shown) : allKeys(change, type, states)
  return {
    keys: [
      ...new Set(keys),
      ...(isMove ? keysOfLinks(type, change, path) : []),
      ...keysOfFiles(type, states),
    ],
    further: await relatedOf(type, states, { reader, hasStayed }),
    moved,
    isMove,
    isNew: wasShown === undefined,
    ...(path !== undefined && { path }),
    ...(oldPath !== undefined && oldPath !== path && { goneFrom: oldPath }),
  }
}
