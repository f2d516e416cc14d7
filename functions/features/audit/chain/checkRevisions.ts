import type { AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { keys, type Key } from '../../../core/store/keys.ts'
import type { RecordItem, RevisionItem } from '../../../core/store/storedItems.ts'
import type { HashedEntry } from './entryHash.ts'
import { revisionHash } from '../../../core/store/items/auditSalts.ts'

interface HashedRevision {
  entry: string
  entity: string
  id: number
  version: number
  content: string
}

const isSection = ({ entity }: HashedRevision): boolean => entity.includes('.')

const keyOfRevision = (proven: HashedRevision): Key<RevisionItem> =>
  isSection(proven)
    ? keys.sectionRevision(proven.entity, proven.id, proven.version)
    : keys.revision(proven.entity, proven.id, proven.version)

const keyOfRecord = (proven: HashedRevision): Key<RecordItem> =>
  isSection(proven) ? keys.sectionLive(proven.entity, proven.id) : keys.live(proven.entity, proven.id)

const hashedRevisionsOf = ({ id: entry, facts }: HashedEntry): HashedRevision[] => {
  const { entity, entityId, version, content } = facts
  if (typeof content !== 'string' || typeof version !== 'number') return []
  return [{ entry, entity: String(entity), id: Number(entityId), version, content }]
}

const isSame = ({ salt, data }: Pick<RevisionItem, 'salt' | 'data'>, { content }: HashedRevision): boolean =>
  revisionHash(String(salt), data) === content

/** Purged records have no revisions. */
const hasRevisions = (record: RecordItem | undefined): boolean =>
  record !== undefined && record.purgeAt === undefined

/** Checks revisions against the content hashes in the audit log. */
export async function checkRevisions(table: Table, entries: readonly HashedEntry[]): Promise<AuditProblem[]> {
  const proven = entries.flatMap(hashedRevisionsOf)
  if (proven.length === 0) return []
  const items = await table.getAll(proven.map(keyOfRevision), { attributes: ['data', 'salt'] })
  const changed = proven.filter((one, index) => {
    const item = items[index]
    return item !== undefined && !isSame(item, one)
  })
  const absent = proven.filter((_, index) => items[index] === undefined)
  const records =
    absent.length > 0
      ? await table.getAll(absent.map(keyOfRecord), { attributes: ['purgeAt', 'version'] })
      : []
  const missing = absent.filter((_, index) => hasRevisions(records[index]))
  return [
    ...changed.map(({ entry }): AuditProblem => ({ kind: 'versionChanged', entry })),
    ...missing.map(({ entry }): AuditProblem => ({ kind: 'versionMissing', entry })),
  ]
}
