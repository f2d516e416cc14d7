import type { SuppressedAddress } from '@flou/shared/forms/newsletter.ts'
import { userArea } from '@flou/shared/content/types/staff.ts'
import { auditSubjectTexts } from '@flou/shared/texts/audit.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { requestContext } from '../../../core/http/records/operationContext.ts'
import { activePeople } from '../../accounts/index.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import { liftSuppression, listFailedMails, listSuppressions, sendFailedMail } from '../../mail/index.ts'
import { personHash } from '../../../core/store/personHash.ts'

const SUPPRESSION = 'suppression'

/** `GET newsletter/suppressed?cursor`: suppressed emails; account managers also see matching accounts. */
export async function answerSuppressed({ services, query, caller }: StaffCall): Promise<Answer> {
  const { table } = services
  const { rows, ...next } = await listSuppressions(table, query.cursor)
  const people =
    caller.permissions.has(userArea.permission) && rows.length > 0 ? await activePeople(table) : []
  const staff = new Map(people.map(({ id, name, email }) => [personHash(email), { id, name }]))
  const data: SuppressedAddress[] = rows.map((row) => {
    const person = staff.get(row.id)
    return { ...row, ...(person && { staff: person }) }
  })
  return { data, ...next }
}

export const liftInput = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })

export async function answerLift(call: StaffCall<z.infer<typeof liftInput>>): Promise<Answer> {
  const { id } = call.body
  const Item = auditItem(requestContext(call, SUPPRESSION), {
    entity: SUPPRESSION,
    entityId: 0,
    actionType: 'delete',
    subject: auditSubjectTexts.suppressedAddress,
    data: { person: id },
  })
  await liftSuppression(call.services.table, { id, audit: { Put: { Item } } })
  return { data: null }
}

export async function answerFailed({ services, query }: StaffCall): Promise<Answer> {
  const { rows, ...next } = await listFailedMails(services.table, query.cursor)
  return { data: rows, ...next }
}

export const sendAgainInput = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

export async function answerSendAgain(call: StaffCall<z.infer<typeof sendAgainInput>>): Promise<Answer> {
  const { table, now } = call.services
  await sendFailedMail(table, call.body.id, now())
  return { data: null }
}
