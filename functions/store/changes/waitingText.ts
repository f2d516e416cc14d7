import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { releaseOf } from '@flou/shared/content/release.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import type { Item, Table } from '../dynamo/table.ts'
import { keys, type Key } from '../keys.ts'
import { metaOf, wireRecord } from '../liveItem.ts'
import type { WriteStep } from '../step.ts'
import { withSlug } from '../write/saveRecord.ts'
import { personOf, type Author, type Snapshot, type Values } from '../writeContext.ts'
import { changeOf, compressed, decompressed, holderOf, type StoredChange } from './changeItems.ts'

/** An author's text of a record or section that is not approved, kept apart from the record and its draft. */
export interface WaitingText {
  /** The change request that it belongs to. */
  change: string
  fields: Values
  /** The version of the record that it rests on. */
  version: number
  updated: string
}

/** A record or section. */
interface Subject {
  type: AnyType
  id: number
}

/** A record's open change request and the text of one person that waits. */
export interface Waiting {
  open?: StoredChange
  text?: WaitingText
}

/** True for a person whose saves continue an open change request. */
export const hasPartIn = (
  { by }: { by: Pick<Author, 'id'> },
  open: Pick<StoredChange, 'contributors'> | undefined,
): boolean => open?.contributors.includes(by.id) ?? false

const nameOf = ({ type, id }: Subject): string | undefined => holderOf({ type, id, kind: 'update' })

const ENDED: ReadonlySet<number> = new Set([WORKFLOW_STATUS.approved, WORKFLOW_STATUS.superseded])

/** Stores an author's text, and that they have one. */
export const textSteps = (name: string, person: number, text: WaitingText): WriteStep[] => [
  {
    write: {
      Put: {
        Item: {
          ...keys.waitingText(name, person),
          change: text.change,
          version: text.version,
          updated: text.updated,
          data: compressed(text.fields),
        },
      },
    },
  },
  {
    write: {
      Update: {
        Key: keys.waitingAuthors(name),
        UpdateExpression: 'ADD people :one',
        ExpressionAttributeValues: { ':one': new Set([person]) },
      },
    },
  },
]

/** Key of the item that names the authors of unapproved texts; `hasText` reads it. */
export const authorsKey = (type: AnyType, id: number): Key => keys.waitingAuthors(`${type.key}#${id}`)

/** True unless the item of authors leaves a person out. */
export const hasText = (authors: Item | undefined, person: number): boolean =>
  authors !== undefined && (authors['people'] as ReadonlySet<number>).has(person) // written by `textSteps`

/** Stores or removes a person's text outside of a change request's own transaction. */
export async function storeText(
  table: Table,
  subject: Subject,
  { person, text }: { person: number; text: WaitingText | undefined },
): Promise<void> {
  const name = nameOf(subject)
  if (name === undefined) return
  const Key = keys.waitingText(name, person)
  await table.transact(text ? textSteps(name, person, text).map(({ write }) => write) : [{ Delete: { Key } }])
}

const textOf = (item: Item): WaitingText => ({
  change: String(item['change']),
  fields: decompressed(item['data']) as Values, // written by `textSteps`
  version: Number(item['version']),
  updated: String(item['updated']),
})

/** Reads the open change request of a record or section and a person's own text; text of an applied request is over. */
export async function readWaiting(table: Table, subject: Subject, person: number): Promise<Waiting> {
  const name = nameOf(subject)
  if (name === undefined) return {}
  const [mark, item] = await table.getAll([keys.pendingChange(name), keys.waitingText(name, person)], {
    consistent: true,
  })
  const ids = [...new Set([mark, item].flatMap((one) => (one ? [String(one['change'])] : [])))]
  if (ids.length === 0) return {}
  const changes = (
    await table.getAll(
      ids.map((id) => keys.change(id)),
      { consistent: true },
    )
  ).flatMap((one) => (one ? [changeOf(one)] : []))
  const open = changes.find(({ id, status }) => id === mark?.['change'] && isOpen(status))
  const isOver = !changes.some(({ id, status }) => id === item?.['change'] && !ENDED.has(status))
  return { ...(open && { open }), ...(item && !isOver && { text: textOf(item) }) }
}

/** A record as the author of a waiting text edits it; `snapshot` is what others have. */
export function recordWithText(
  type: AnyType,
  snapshot: Snapshot,
  { text, by }: { text: WaitingText; by: Author },
): StoredRecord {
  const { fields, draft, drafted: _, drift: __, ...head } = snapshot
  const isShown = type.single || releaseOf(type, { ...fields, state: head.state }) === 'published'
  const { updated, updatedBy, version } = head
  return wireRecord(
    withSlug(type, snapshot, text.fields),
    metaOf({
      ...head,
      version: text.version,
      updated: text.updated,
      updatedBy: personOf(by),
      ...(isShown && { live: { version: draft?.live ?? version, updated, updatedBy } }),
    }),
  )
}
