import type { ContentType } from '@flou/shared/content/define.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { ConditionFailed, transact } from '../../../core/store/dynamo/transact.ts'
import { writeAll } from '../../../core/store/dynamo/writeAll.ts'
import { draftKey } from '../../../core/store/items/draft.ts'
import { snapshotOf } from '../../../core/store/items/recordItem.ts'
import { textWordsOf } from '../../../core/store/items/textWords.ts'
import { keys } from '../../../core/store/keys.ts'
import { parentIdOf } from '../../../core/store/writeContext.ts'

const MAX_ATTEMPTS = 3

const isAt = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'revision = :at', ExpressionAttributeValues: { ':at': revision } }

interface Update {
  id: number
  /** Words whose entries an earlier attempt may have written. */
  written: Set<string>
}

/**
 * The list names all words before their entries are written, and loses the obsolete ones after these are
 * deleted; so an interrupted update leaves no entry that the next one does not know.
 */
async function updateOnce(table: Table, type: ContentType, { id, written }: Update): Promise<boolean> {
  const list = keys.recordText(type.key, id)
  const [live, draft, stored] = await Promise.all([
    table.get(keys.live(type.key, id), { consistent: true }),
    table.get(draftKey(type, id), { consistent: true }),
    table.get(list, { consistent: true }),
  ])
  const snapshot = live && snapshotOf(live, draft)
  const words = new Set(snapshot ? textWordsOf(type, snapshot) : [])
  const listed = new Set([...(stored?.words.split(' ') ?? []), ...written])
  const isPartial = stored?.isPartial === true || written.size > 0
  const added = [...words].filter((word) => isPartial || !listed.has(word))
  const obsolete = [...listed].filter((word) => !words.has(word))
  if (added.length + obsolete.length === 0) return false

  const { revision = 0 } = stored ?? {}
  const all = [...new Set([...listed, ...added])].join(' ')
  const partial = { ...list, words: all, revision: revision + 1, isPartial: true }
  await transact(table, [{ Put: { Item: partial, ...isAt(revision) } }])
  for (const word of added) written.add(word)
  const parent = snapshot && parentIdOf(type, snapshot.fields)
  const entry = (word: string) => keys.textWord(word, type.key, id)
  await writeAll(table, [
    ...added.map((word) => ({
      PutRequest: { Item: { ...entry(word), ...(parent !== undefined && { parent }) } },
    })),
    ...obsolete.map((word) => ({ DeleteRequest: { Key: entry(word) } })),
  ])
  const whole = { ...list, words: [...words].join(' '), revision: revision + 2 }
  const isNow = isAt(revision + 1)
  await transact(table, [
    words.size === 0 ? { Delete: { Key: list, ...isNow } } : { Put: { Item: whole, ...isNow } },
  ])
  return true
}

/**
 * Updates the words of all texts of a record from its live item and draft. Idempotent, and independent of the
 * order of events. @returns true if they changed
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
