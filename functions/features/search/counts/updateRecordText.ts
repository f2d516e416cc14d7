import type { ContentType } from '@flou/shared/content/define.ts'
import type { Item, Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, transact, type TransactItem } from '../../../core/store/dynamo/transact.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import { wordItems, wordPartition } from '../../../core/store/items/derived.ts'
import { draftKey } from '../../../core/store/items/draft.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { textWordsOf } from '../../../core/store/items/textWords.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import type { UnindexedItem } from '../../../core/store/storedItems.ts'
import { parentIdOf, type Snapshot } from '../../../core/store/writeContext.ts'

const MAX_ATTEMPTS = 3

const isAt = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'revision = :at', ExpressionAttributeValues: { ':at': revision } }

/** Marks search words in the list of a record; the others are words of its texts. */
const SEARCH_WORD = '+'

const keyOfEntry = (type: ContentType, id: number, name: string): Key =>
  name.startsWith(SEARCH_WORD) ? keys.word(type.key, id, name.slice(1)) : keys.textWord(name, type.key, id)

/** Returns the index entries of a record by their names in its list. */
function entriesOf(type: ContentType, snapshot: Snapshot): Map<string, Key & Item> {
  const parent = parentIdOf(type, snapshot.fields)
  const { start } = keys.words(type.key, snapshot.id)
  return new Map([
    ...textWordsOf(type, snapshot).map((word): [string, Key & Item] => [
      word,
      { ...keys.textWord(word, type.key, snapshot.id), ...(parent !== undefined && { parent }) },
    ]),
    ...wordItems(type, snapshot).map((item): [string, Key & Item] => [
      SEARCH_WORD + item.sk.slice(start.length),
      item,
    ]),
  ])
}

async function readRecord(table: Table, type: ContentType, id: number) {
  const unindexedKey = keys.unindexed(type.key, id)
  const [live, draft, stored, unindexed] = await table.getAll(
    [keys.live(type.key, id), draftKey(type, id), keys.recordText(type.key, id), unindexedKey],
    { consistent: true },
  )
  const isIndexed = unindexed && unindexed.version <= (live?.version ?? Infinity)
  return {
    snapshot: live && snapshotOf(live, draft),
    stored,
    removals: isIndexed ? [removal(unindexedKey, unindexed)] : [],
  }
}

const removal = (Key: Key, { version }: UnindexedItem): TransactItem => ({
  Delete: {
    Key,
    ConditionExpression: 'attribute_not_exists(pk) OR #version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  },
})

interface Update {
  id: number
  /** Names of entries that an earlier attempt may have written. */
  written: Set<string>
}

/**
 * The list names all entries before they are written, and loses the obsolete ones after these are deleted; so an
 * interrupted update leaves no entry that the next one does not know.
 */
async function updateOnce(table: Table, type: ContentType, { id, written }: Update): Promise<boolean> {
  const list = keys.recordText(type.key, id)
  const { snapshot, stored, removals } = await readRecord(table, type, id)
  const entries = snapshot ? entriesOf(type, snapshot) : new Map<string, Key & Item>()
  const partition = snapshot && wordPartition(type, snapshot)
  const listed = new Set([...(stored?.words.split(' ') ?? []), ...written])
  const isPartial = stored?.isPartial === true || written.size > 0
  const isMoved = (name: string) => name.startsWith(SEARCH_WORD) && stored?.partition !== partition
  const added = [...entries.keys()].filter((name) => isPartial || !listed.has(name) || isMoved(name))
  const obsolete = [...listed].filter((name) => !entries.has(name))
  if (added.length + obsolete.length === 0) {
    if (removals.length > 0) await transact(table, removals)
    return false
  }

  const { revision = 0 } = stored ?? {}
  const all = [...new Set([...listed, ...added])].join(' ')
  const partial = { ...list, words: all, revision: revision + 1, isPartial: true }
  await transact(table, [{ Put: { Item: partial, ...isAt(revision) } }])
  for (const name of added) written.add(name)
  await writeAll(table, [
    ...added.map((name) => ({ PutRequest: { Item: entries.get(name) ?? {} } })),
    ...obsolete.map((name) => ({ DeleteRequest: { Key: keyOfEntry(type, id, name) } })),
  ])
  const whole = { ...list, words: [...entries.keys()].join(' '), partition, revision: revision + 2 }
  const isNow = isAt(revision + 1)
  await transact(table, [
    entries.size === 0 ? { Delete: { Key: list, ...isNow } } : { Put: { Item: whole, ...isNow } },
    ...removals,
  ])
  return true
}

/**
 * Updates the search words of a record and the words of all its texts, from its live item and draft. Idempotent,
 * and independent of the order of events. @returns true if they changed
 */
export async function updateRecordText(table: Table, type: ContentType, id: number): Promise<boolean> {
  const written = new Set<string>()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await updateOnce(table, type, { id, written })
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}
