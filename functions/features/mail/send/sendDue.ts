import { dueMails } from '../outbox/outbox.ts'
import { sendMail, type MailServices } from './sendMail.ts'

/** Sends mails that are due or whose lease expired, while time remains. Returns counts by outcome. */
export async function sendDue(services: MailServices): Promise<Record<string, number>> {
  const ended: Record<string, number> = {}
  for (;;) {
    const due = await dueMails(services.table, services.now())
    let moved = 0
    for (const key of due) {
      if (services.rate.isHalted()) return ended
      const outcome = await sendMail(key, services)
      ended[outcome] = (ended[outcome] ?? 0) + 1
      if (outcome !== 'done') moved += 1
    }
    // The index is eventually consistent.
    if (moved === 0) return ended
  }
}
