import type { SubmissionEvent } from '@flou/shared/inbox/inbox.ts'
import { formKeys, type DataItem } from './formKeys.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { TransactItem } from '../../core/store/dynamo/transact.ts'
import { personOf, type WriteContext } from '../../core/store/writeContext.ts'

const MAX_EVENTS = 500

export function eventStep(
  { now, newId, by }: Pick<WriteContext, 'now' | 'newId' | 'by'>,
  { id, ttl, ...facts }: { id: string; ttl: number } & Pick<SubmissionEvent, 'kind' | 'text' | 'reply'>,
): { step: TransactItem; event: SubmissionEvent } {
  const event: SubmissionEvent = { id: newId(), by: personOf(by), at: now.toISOString(), ...facts }
  return {
    event,
    step: {
      Put: { Item: { ...formKeys.submissionEvent(id, event.id), data: JSON.stringify(event), ttl } },
    },
  }
}

const eventOf = ({ data }: DataItem) => JSON.parse(data) as SubmissionEvent

export async function eventsOf(table: Table, id: string): Promise<SubmissionEvent[]> {
  const { pk, sk } = formKeys.submissionEvent(id, '')
  const { items } = await table.query<DataItem>({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :events)',
    ExpressionAttributeValues: { ':pk': pk, ':events': sk },
    ScanIndexForward: false,
    Limit: MAX_EVENTS,
  })
  return items.map(eventOf).toReversed()
}
