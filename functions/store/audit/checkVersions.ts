import type { TrailProblem } from '@flou/shared/auditTrail.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { versionHash } from '../items/versionProof.ts'
import { keys, type Key } from '../keys.ts'
import type { EntryParts } from './entryHash.ts'

/** The version that an entry proves the content of. */
interface Proven {
  entry: string
  entity: string
  id: number
  version: number
  content: string
}

/** An area's sections have a dot in their names, types of records have none. */
const isSection = ({ entity }: Proven): boolean => entity.includes('.')

const keyOfVersion = (proven: Proven): Key =>
  isSection(proven)
    ? keys.sectionVersion(proven.entity, proven.id, proven.version)
    : keys.version(proven.entity, proven.id, proven.version)

const keyOfRecord = (proven: Proven): Key =>
  isSection(proven) ? keys.sectionLive(proven.entity, proven.id) : keys.live(proven.entity, proven.id)

const provenBy = ({ id: entry, facts }: EntryParts): Proven[] => {
  const { entity, entityId, version, content } = facts
  if (typeof content !== 'string' || typeof version !== 'number') return []
  return [{ entry, entity: String(entity), id: Number(entityId), version, content }]
}

const isSame = ({ salt, data }: Item, { content }: Proven): boolean =>
  versionHash(String(salt), String(data)) === content

/** Whether a record is there whose versions stay: one that was deleted for good has none. */
const isKept = (record: Item | undefined): boolean => record !== undefined && record['purgeAt'] === undefined

/** Checks the versions that entries led to against the hashes that the chain has of their content. */
export async function checkVersions(table: Table, entries: readonly EntryParts[]): Promise<TrailProblem[]> {
  const proven = entries.flatMap(provenBy)
  if (proven.length === 0) return []
  const items = await table.getAll(proven.map(keyOfVersion), { attributes: ['data', 'salt'] })
  const changed = proven.filter((one, index) => {
    const item = items[index]
    return item !== undefined && !isSame(item, one)
  })
  const gone = proven.filter((_, index) => items[index] === undefined)
  const records =
    gone.length > 0 ? await table.getAll(gone.map(keyOfRecord), { attributes: ['purgeAt', 'version'] }) : []
  const missing = gone.filter((_, index) => isKept(records[index]))
  return [
    ...changed.map(({ entry }): TrailProblem => ({ kind: 'versionChanged', entry })),
    ...missing.map(({ entry }): TrailProblem => ({ kind: 'versionMissing', entry })),
  ]
}
