import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import type { Item, Table } from '../dynamo/table.ts'
import type { Key } from '../keys.ts'
import { approvalKeys } from '../keys/approvalKeys.ts'
import { metaOf, wireRecord } from '../liveItem.ts'
import type { WriteStep } from '../step.ts'
import { withSlug } from '../write/saveRecord.ts'
import { personOf, type Author, type Snapshot, type Values } from '../writeContext.ts'
import {
  changeRequestOf,
  compress,
  decompress,
  lockKeyOf,
  type StoredChangeRequest,
} from './changeRequestItems.ts'

/** An author's unapproved text, stored separately from the record and its draft. */
export interface WaitingText {
  changeRequest: string
  fields: Values
  version: number
  updated: string
}

interface Subject {
  type: AnyType
  id: number
}

export interface Waiting {
  open?: StoredChangeRequest
  text?: WaitingText
}

export const isContributor = (
  { by }: { by: Pick<Author, 'id'> },
  open: Pick<StoredChangeRequest, 'contributors'> | undefined,
): boolean => open?.contributors.includes(by.id) ?? false

const nameOf = ({ type, id }: Subject): string | undefined => lockKeyOf({ type, id, kind: 'update' })

const ENDED: ReadonlySet<number> = new Set([WORKFLOW_STATUS.approved, WORKFLOW_STATUS.superseded])

export const textSteps = (name: string, person: number, text: WaitingText): WriteStep[] => [
  {
    write: {
      Put: {
        Item: {
          ...approvalKeys.waitingText(name, person),
          changeRequest: text.changeRequest,
          version: text.version,
          updated: text.updated,
          data: compress(text.fields),
        },
      },
    },
  },
  {
    write: {
      Update: {
        Key: approvalKeys.waitingAuthors(name),
        UpdateExpression: 'ADD people :one',
        ExpressionAttributeValues: { ':one': new Set([person]) },
      },
    },
  },
]

export const authorsKey = (type: AnyType, id: number): Key => approvalKeys.waitingAuthors(`${type.key}#${id}`)

export const hasText = (authors: Item | undefined, person: number): boolean =>
  authors !== undefined && (authors['people'] as ReadonlySet<number>).has(person)

export async function storeText(
  table: Table,
  subject: Subject,
  { person, text }: { person: number; text: WaitingText | undefined },
): Promise<void> {
  const name = nameOf(subject)
  if (name === undefined) return
  const Key = approvalKeys.waitingText(name, person)
  await table.transact(text ? textSteps(name, person, text).map(({ write }) => write) : [{ Delete: { Key } }])
}

const textOf = (item: Item): WaitingText => ({
  changeRequest: String(item['changeRequest']),
  fields: decompress(item['data']) as Values,
  version: Number(item['version']),
  updated: String(item['updated']),
})

/** Reads the open request and the author's own text; texts of applied requests are ignored. */
export async function readWaiting(table: Table, subject: Subject, person: number): Promise<Waiting> {
  const name = nameOf(subject)
  if (name === undefined) return {}
  const [lock, item] = await table.getAll(
    [approvalKeys.changeRequestLock(name), approvalKeys.waitingText(name, person)],
    {
      consistent: true,
    },
  )
  const ids = [...new Set([lock, item].flatMap((one) => (one ? [String(one['changeRequest'])] : [])))]
  if (ids.length === 0) return {}
  const requests = (
    await table.getAll(
      ids.map((id) => approvalKeys.changeRequest(id)),
      { consistent: true },
    )
  ).flatMap((one) => (one ? [changeRequestOf(one)] : []))
  const open = requests.find(({ id, status }) => id === lock?.['changeRequest'] && isOpen(status))
  const isApplied = !requests.some(({ id, status }) => id === item?.['changeRequest'] && !ENDED.has(status))
  return { ...(open && { open }), ...(item && !isApplied && { text: textOf(item) }) }
}

export function recordWithText(
  type: AnyType,
  snapshot: Snapshot,
  { text, by }: { text: WaitingText; by: Author },
): StoredRecord {
  const { fields, draft, drafted: _, staleTranslation: __, ...head } = snapshot
  const isLive = type.single || visibilityOf(type, { ...fields, state: head.state }) === 'published'
  const { updated, updatedBy, version } = head
  return wireRecord(
    withSlug(type, snapshot, text.fields),
    metaOf({
      ...head,
      version: text.version,
      updated: text.updated,
      updatedBy: personOf(by),
      ...(isLive && { live: { version: draft?.live ?? version, updated, updatedBy } }),
    }),
  )
}
