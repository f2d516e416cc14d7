import type { AnyType } from '@flou/shared/content/define.ts'
import { isOpen, WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import type { TextAuthorsItem } from '../../../core/operations/approvalGate.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Key } from '../../../core/store/keys.ts'
import { approvalKeys, type WaitingTextItem } from './approvalKeys.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import type { Author, Values } from '../../../core/store/writeContext.ts'
import { allOf } from './readChangeRequests.ts'
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

export const textAuthorsKey = (type: AnyType, id: number): Key<TextAuthorsItem> =>
  approvalKeys.waitingAuthors(`${type.key}#${id}`)

export const hasText = (authors: TextAuthorsItem | undefined, person: number): boolean =>
  authors !== undefined && authors.people.has(person)

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

export async function textKeysOf(table: Table, { type, id }: Subject): Promise<Key[]> {
  const lock = approvalKeys.changeRequestLock(`${type.key}#${id}`)
  const items = await allOf<Key>(table, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': lock.pk },
  })
  return items.map(({ pk, sk }) => ({ pk, sk })).filter(({ sk }) => sk !== lock.sk)
}

const textOf = ({ changeRequest, data, version, updated }: WaitingTextItem): WaitingText => ({
  changeRequest,
  fields: decompress(data) as Values,
  version,
  updated,
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
  const ids = [...new Set([lock, item].flatMap((one) => (one ? [one.changeRequest] : [])))]
  if (ids.length === 0) return {}
  const requests = (
    await table.getAll(
      ids.map((id) => approvalKeys.changeRequest(id)),
      { consistent: true },
    )
  ).flatMap((one) => (one ? [changeRequestOf(one)] : []))
  const open = requests.find(({ id, status }) => id === lock?.changeRequest && isOpen(status))
  const isApplied = !requests.some(({ id, status }) => id === item?.changeRequest && !ENDED.has(status))
  return { ...(open && { open }), ...(item && !isApplied && { text: textOf(item) }) }
}
