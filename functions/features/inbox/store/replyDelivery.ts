import type { SubmissionEvent } from '@flou/shared/inbox/inbox.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { eventsOf } from '../../forms/index.ts'
import { deliveriesOf } from '../../mail/index.ts'

/** History of a submission, with the current state of each reply's mail. */
export async function eventsWithDelivery(table: Table, id: string): Promise<SubmissionEvent[]> {
  const events = await eventsOf(table, id)
  const mails = events.flatMap(({ reply }) => (reply ? [reply.mail] : []))
  const states = await deliveriesOf(table, mails)
  return events.map((event) => {
    const delivery = event.reply && states[mails.indexOf(event.reply.mail)]
    return event.reply && delivery ? { ...event, reply: { ...event.reply, delivery } } : event
  })
}
