import type { AnyType } from '@flou/shared/content/define.ts'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { PreviousSources } from '@flou/shared/translation/queue.ts'
import { textProblems, textsByPath } from '@flou/shared/translation/textProblems.ts'
import { AppError } from '../../core/errors.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { latestRevision } from '../../core/store/items/draft.ts'
import { revisionKey } from '../../core/store/items/recordItem.ts'
import { dataOf } from '../../core/store/liveItem.ts'
import { readSnapshot } from '../../core/store/read/snapshot.ts'
import type { RevisionItem } from '../../core/store/storedItems.ts'

const PAGE_SIZE = 10
const MAX_REVISIONS = 100

async function* revisionsOf(table: Table, type: AnyType, id: number): AsyncGenerator<RevisionItem> {
  const { pk, sk } = revisionKey(type, id, 0)
  let last: string | undefined
  for (let read = 0; read < MAX_REVISIONS; read += PAGE_SIZE) {
    const { items, lastKey } = await table.query<RevisionItem>({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :versions)',
      // bounded: a key of ours
      ExpressionAttributeValues: { ':pk': pk, ':versions': sk.replace(/\d+$/, '') },
      ScanIndexForward: false,
      ...(last !== undefined && { ExclusiveStartKey: { pk, sk: last } }),
      Limit: PAGE_SIZE,
    })
    yield* items
    last = items.at(-1)?.sk
    if (!lastKey) return
  }
}

/**
 * Returns the source of each outdated text as it was when its translation was last edited. Nested entries match by
 * index. Throws `not_found`.
 */
export async function previousSources(
  table: Table,
  type: AnyType,
  { id, language }: { id: number; language: Language },
): Promise<PreviousSources> {
  const snapshot = await readSnapshot(table, type, { id, consistent: true })
  if (!snapshot) throw new AppError('not_found')
  const head = latestRevision(snapshot)
  const current = textsByPath(type.declaration, head.fields)
  const isOutdated = textProblems(type.declaration, head).filter(
    (problem) => problem.state === 'outdated' && problem.language === language,
  )
  const open = new Set(isOutdated.map(({ path }) => path))
  const found: Record<string, { value: unknown; at: string }> = {}
  const source = otherLanguage(language)
  for await (const revision of revisionsOf(table, type, id)) {
    if (open.size === 0) break
    const texts = textsByPath(type.declaration, dataOf(revision))
    for (const path of open) {
      const text = texts.get(path)
      const value = text?.[source]
      if (value === undefined || text?.[language] !== current.get(path)?.[language]) open.delete(path)
      else found[path] = { value: JSON.parse(value || '""'), at: revision.updated }
    }
  }
  const isChanged = ([path, { value }]: [string, { value: unknown }]) =>
    JSON.stringify(value) !== current.get(path)?.[source]
  return Object.fromEntries(Object.entries(found).filter(isChanged))
}
