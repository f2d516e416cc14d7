import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { AppError } from '../../../core/errors.ts'
import type { Services } from '../../../core/http/call.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { mailKeys, tokenHash } from '../../mail/index.ts'
import { formKeys } from '../formKeys.ts'
import { submissionItem, submissionOfItem } from '../submissionItems.ts'

const ATTEMPTS = 4

async function markProven({ table, now }: Services, id: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const item = await table.get(formKeys.submission(id), { consistent: true })
    const before = item && submissionOfItem(item)
    if (before?.form !== dataRequest.key || before.proven !== undefined) return
    const after = { ...before, proven: now().toISOString(), version: before.version + 1 }
    try {
      await table.transact([
        {
          Put: {
            Item: submissionItem(dataRequest, after),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': before.version },
          },
        },
      ])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error
    }
  }
}

/** Marks data requests as verified. Idempotent; throws `not_found` for an invalid or expired link. */
export async function proveEmail(services: Services, token: string): Promise<void> {
  const { table, now } = services
  const link = await table.get(mailKeys.mailToken(tokenHash(token)), { consistent: true })
  const isOver = (link?.ttl ?? 0) * 1000 <= now().getTime()
  if (link?.purpose !== 'dataRequest' || isOver) throw new AppError('not_found', { message: 'linkInvalid' })
  for (const id of link.requests ?? []) await markProven(services, id)
}
