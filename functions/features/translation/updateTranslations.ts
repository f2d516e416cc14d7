import type { DynamoDBRecord } from 'aws-lambda'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { hasTexts } from '@flou/shared/translation/textProblems.ts'
import type { Item, Table } from '../../core/store/dynamo/table.ts'
import { ConditionFailed, type TransactItem } from '../../core/store/dynamo/transact.ts'
import { draftKey } from '../../core/store/items/draft.ts'
import { liveKey, snapshotOf } from '../../core/store/items/recordItem.ts'
import type { Key } from '../../core/store/keys.ts'
import { areaOfType, translationItemOf } from './translationItem.ts'
import { translationKeys, type CountItem, type TranslationItem } from './translationKeys.ts'

export interface TranslationSource {
  table: Table
  registry: Registry
}

export interface RecordRef {
  type: AnyType
  id: number
}

interface Change {
  key: Key<TranslationItem>
  language: Language
  before: TranslationItem | undefined
  after: (TranslationItem & Item) | undefined
}

const isSame = ({ before, after }: Change): boolean =>
  before?.row === after?.row && before?.area === after?.area

async function changesOf(
  { table, registry }: TranslationSource,
  records: readonly RecordRef[],
): Promise<Change[]> {
  const keysOf = ({ type, id }: RecordRef) =>
    LANGUAGES.map((language) => translationKeys.translation(type.key, id, language))
  const [contents, stored] = await Promise.all([
    table.getAll(
      records.flatMap(({ type, id }) => [liveKey(type, id), draftKey(type, id)]),
      { consistent: true },
    ),
    table.getAll(records.flatMap(keysOf), { consistent: true }),
  ])
  return records.flatMap(({ type, id }, at) => {
    const area = areaOfType(registry, type)?.key
    if (area === undefined) return []
    const live = contents[2 * at]
    const snapshot = live && snapshotOf(live, contents[2 * at + 1])
    return LANGUAGES.map((language, index): Change => {
      const before = stored[LANGUAGES.length * at + index]
      const key = translationKeys.translation(type.key, id, language)
      return { key, language, before, after: translationItemOf({ type, area, language, snapshot, before }) }
    })
  })
}

export const isAtVersion = (before: Pick<TranslationItem, 'version'> | undefined) =>
  before
    ? {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' }

const writeOf = ({ key, before, after }: Change): TransactItem =>
  after
    ? { Put: { Item: { ...key, ...after }, ...isAtVersion(before) } }
    : { Delete: { Key: key, ...isAtVersion(before) } }

const NAMES = ['records', 'missing', 'outdated'] as const satisfies readonly (keyof CountItem)[]

function countWrites(changes: readonly Change[]): TransactItem[] {
  const moves = changes.flatMap(({ language, before, after }) => [
    ...(before ? [{ ...before, language, by: -1 }] : []),
    ...(after ? [{ ...after, language, by: 1 }] : []),
  ])
  const groups = Map.groupBy(moves, ({ area, language }) => `${area}#${language}`)
  return [...groups.values()].flatMap((group) => {
    const sums = NAMES.map((name) =>
      group.reduce((sum, { state, by }) => sum + (name === 'records' || name === state ? by : 0), 0),
    )
    const [first] = group
    if (!first || sums.every((sum) => sum === 0)) return []
    const update = {
      Key: translationKeys.count(first.area, first.language),
      UpdateExpression: `ADD ${NAMES.map((name) => `#${name} :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(NAMES.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(NAMES.map((name, at) => [`:${name}`, sums[at]])),
    }
    return [{ Update: update }]
  })
}

const CHUNK_SIZE = 20
const MAX_ATTEMPTS = 5

/**
 * Updates queue and counts from the stored content. Idempotent, and independent of the order of events.
 * @returns the number of changed items
 */
export async function updateTranslations(
  source: TranslationSource,
  records: readonly RecordRef[],
): Promise<number> {
  const chunk = records.slice(0, CHUNK_SIZE)
  if (chunk.length === 0) return 0
  const { updateMemory } = await import('./memory/updateMemory.ts')
  await updateMemory(source.table, chunk, new Date())
  for (let attempt = 1; ; attempt += 1) {
    const changes = (await changesOf(source, chunk)).filter((change) => !isSame(change))
    try {
      if (changes.length > 0) await source.table.transact([...changes.map(writeOf), ...countWrites(changes)])
      return changes.length + (await updateTranslations(source, records.slice(CHUNK_SIZE)))
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** Updates the records whose live item or draft changed; each write of a draft touches the live item. */
export function updateTranslationsFromStream(
  source: TranslationSource,
  streamRecords: readonly DynamoDBRecord[],
): Promise<number> {
  const records = new Map<string, RecordRef>()
  for (const { dynamodb } of streamRecords) {
    const image = dynamodb?.NewImage ?? dynamodb?.OldImage
    const type = source.registry.types.get(image?.type?.S ?? '')
    if (!/(?:^|#)live$/.test(dynamodb?.Keys?.sk?.S ?? '') || !type || !hasTexts(type.declaration)) continue
    const id = Number(image?.id?.N ?? 0)
    records.set(`${type.key}#${id}`, { type, id })
  }
  return updateTranslations(source, [...records.values()])
}
