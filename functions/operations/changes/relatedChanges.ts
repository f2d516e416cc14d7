import type { AnyType } from '@flou/shared/content/define.ts'
import { shownRecordsOf } from '@flou/shared/content/values/references.ts'
import { isOpen, type RelatedChange } from '@flou/shared/workflow.ts'
import { changeOf, type Command, type StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, openChanges } from '../../store/changes/readChanges.ts'
import { contentsOf } from '../../store/changes/requestsNaming.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { keys } from '../../store/keys.ts'

/** Records whose open changes are looked for at most. */
const MAX_LOOKED_AT = 500
/** Changes that are named at most. */
const MAX_RELATED = 10

interface Subject {
  /** The change itself, where it has been submitted. */
  id?: string | undefined
  type: AnyType
  recordId: number
  command: Command
}

/** Names of the records that a change shows something of. */
const shownBy = ({ type, recordId, command }: Subject): string[] => [
  ...new Set(
    contentsOf(command)
      .flatMap((fields): string[] => [...shownRecordsOf(type.shape, fields)])
      .filter((name) => name !== `${type.key}#${recordId}`),
  ),
]

/** Ids of the records that a batch changes. */
const rowsOf = (command: Command): number[] =>
  'changes' in command ? command.changes.filter(({ action }) => action !== 'create').map(({ id }) => id) : []

/** The open changes of some records, by their names. */
async function openOf(table: Table, names: readonly string[]): Promise<StoredChange[]> {
  if (names.length === 0) return []
  const marks = await table.getAll(names.slice(0, MAX_LOOKED_AT).map((name) => keys.pendingChange(name)))
  const ids = [...new Set(marks.flatMap((mark) => (mark ? [String(mark['change'])] : [])))]
  const items = ids.length > 0 ? await table.getAll(ids.map((id) => keys.change(id))) : []
  return items.flatMap((item) => (item ? [changeOf(item)] : [])).filter(({ status }) => isOpen(status))
}

/** Other open batches that change some of the same records. */
async function batchesOf(table: Table, { id, type, recordId, command }: Subject): Promise<StoredChange[]> {
  const isGrid = !type.single && type.grid !== undefined
  const rows = new Set('changes' in command ? rowsOf(command) : [recordId].filter((one) => one > 0))
  if (!isGrid || rows.size === 0) return []
  const others = (await openChanges(table)).filter(
    (change) =>
      change.id !== id &&
      change.type === type.key &&
      (change.kind === 'batch' || change.kind === 'undoBatch') &&
      isOpen(change.status),
  )
  const found: StoredChange[] = []
  for (const other of others) {
    const { command: theirs } = await contentOfChange(table, other)
    if (rowsOf(theirs).some((row) => rows.has(row))) found.push(other)
  }
  return found
}

const related = (
  { id, kind, type, titles, author, status, liveVersion }: StoredChange,
  relation: RelatedChange['relation'],
): RelatedChange => ({
  id,
  kind,
  type,
  titles,
  author: { id: author.id, name: author.name },
  status,
  relation,
  ...(relation === 'shown' && liveVersion === 0 && { isNeeded: true }),
})

/**
 * Other open changes that a change has to do with: of content that it shows, which may be needed first, and of records that it changes,
 * too, where the second of two to be approved no longer fits. At most ten.
 */
export async function relatedChanges(table: Table, subject: Subject): Promise<RelatedChange[]> {
  const rows = rowsOf(subject.command).map((row) => `${subject.type.key}#${row}`)
  const [shown, single, batches] = await Promise.all([
    openOf(table, shownBy(subject)),
    openOf(table, rows),
    batchesOf(table, subject),
  ])
  const all = [
    ...shown.map((change) => related(change, 'shown')),
    ...[...single, ...batches].map((change) => related(change, 'sameRecords')),
  ]
  return all.filter(({ id }) => id !== subject.id).slice(0, MAX_RELATED)
}
