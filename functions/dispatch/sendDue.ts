import { dueMails } from '../store/mails/outbox.ts'
import { sendMail, type MailServices } from './sendMail.ts'

/**
 * Sends the mails whose next attempt is due, and those that a program left when it died, as long as the call has time and SES answers.
 * Returns how many there were by how they ended.
 */
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
    // the index may still list what has just been dealt with
    if (moved === 0) return ended
  }
}
