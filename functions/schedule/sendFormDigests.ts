import { isPermitted } from '../operations/permission.ts'
import { activePeople, type ActivePerson } from '../operations/hooks/managers.ts'
import { withLanguages } from '../operations/notices/recipients.ts'
import { submissionOf } from '@flou/shared/submissions/registry.ts'
import type { Table } from '../store/dynamo/table.ts'
import { transactionsOf } from '../store/dynamo/transactionRoom.ts'
import { mailStep } from '../store/mails/outbox.ts'
import {
  countNew,
  digestEmpty,
  digestSent,
  dueDigests,
  type DueDigest,
} from '../store/submissions/formDigests.ts'
import { occasionId } from '../store/mails/occasionId.ts'
import { countEach } from './eachItem.ts'

interface DigestContext {
  table: Table
  now: Date
}

/**
 * Tells staff how many submissions of a form nobody has read yet: those whose role reads it, in their language, one mail a form in
 * five minutes. Returns the number of mails.
 */
export async function sendFormDigests(context: DigestContext): Promise<number> {
  const digests = await dueDigests(context.table, context.now)
  if (digests.length === 0) return 0
  const people = await activePeople(context.table)
  let mails = 0
  await countEach(digests, {
    act: async (digest) => {
      mails += await sendFormDigest(context, digest, people)
      return true
    },
    describe: ({ form }) => ({ event: 'form digest not sent', form }),
  })
  return mails
}

/** The mails are named by what they follow: a call that dies between them and its note sends none of them twice. */
async function sendFormDigest(
  { table, now }: DigestContext,
  digest: DueDigest,
  people: readonly ActivePerson[],
): Promise<number> {
  const { form, since = '' } = digest
  const permission = submissionOf(form)?.permission
  const readers = people.filter((person) => permission !== undefined && isPermitted(permission, person))
  const { count, isMore } = await countNew(table, digest)
  if (count === 0) {
    await digestEmpty(table, digest)
    return 0
  }
  const steps = (await withLanguages(table, readers)).map(({ id, name, email, language }) =>
    mailStep({
      id: occasionId('digest', form, since, String(id)),
      to: email,
      template: 'formDigest',
      params: { name, form, count, ...(isMore && { isMore }) },
      language,
      created: now.toISOString(),
    }),
  )
  for (const transaction of transactionsOf(steps)) await table.transact(transaction)
  await digestSent(table, digest, now)
  return steps.length
}
