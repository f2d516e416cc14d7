import { isPermitted } from '../../core/operations/permission.ts'
import { activePeople, type ActivePerson, withLanguages } from '../accounts/index.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import { transactionsOf } from '../../core/store/dynamo/transactionRoom.ts'
import { mailStep, occasionId } from '../mail/index.ts'
import { countNew, clearDigest, markDigestSent, dueDigests, type DueDigest } from './store/formDigests.ts'
import { countEach } from '../../core/tasks/eachItem.ts'

interface DigestContext {
  table: Table
  now: Date
}

/**
 * Mails staff the number of unread submissions, per form at most every five minutes. Returns the number of
 * mails.
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

/** Deterministic mail ids make a retry after a crash idempotent. */
async function sendFormDigest(
  { table, now }: DigestContext,
  digest: DueDigest,
  people: readonly ActivePerson[],
): Promise<number> {
  const { form, since = '' } = digest
  const permission = formDeclarationOf(form)?.permission
  const readers = people.filter((person) => permission !== undefined && isPermitted(permission, person))
  const { count, isMore } = await countNew(table, digest)
  if (count === 0) {
    await clearDigest(table, digest)
    return 0
  }
  const mailSteps = (await withLanguages(table, readers)).map(({ id, name, email, language }) =>
    mailStep({
      id: occasionId('digest', form, since, String(id)),
      to: email,
      template: 'formDigest',
      params: { name, form, count, ...(isMore && { isMore }) },
      language,
      created: now.toISOString(),
    }),
  )
  for (const transaction of transactionsOf(mailSteps)) await table.transact(transaction)
  await markDigestSent(table, digest, now)
  return mailSteps.length
}
