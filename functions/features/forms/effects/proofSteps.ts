import { PROOF_HOURS } from '@flou/shared/inbox/personalData.ts'
import type { Services } from '../../../core/http/call.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { mailKeys, occasionId, linkToken, mailStep, tokenHash } from '../../mail/index.ts'
import { personHash } from '../../../core/store/personHash.ts'
import type { StoredSubmission } from '../submissionItems.ts'

/** Returns the link that proves the email, with one mail per email and hour. */
export function proofSteps(
  { id, values, language, created }: StoredSubmission,
  { originSecret }: Pick<Services, 'originSecret'>,
): TransactItem[] {
  const email = String(values.email)
  const person = personHash(email)
  const derive = { purpose: 'dataRequest', person, at: created } as const
  return [
    {
      Update: {
        Key: mailKeys.mailToken(tokenHash(linkToken(originSecret, derive))),
        UpdateExpression: 'SET purpose = :purpose, person = :person, #ttl = :ttl ADD requests :requests',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':purpose': 'dataRequest',
          ':person': person,
          ':ttl': Math.floor(Date.parse(created) / 1000) + PROOF_HOURS * 3_600,
          ':requests': new Set([id]),
        },
      },
    },
    mailStep({
      id: occasionId('dataRequest', created.slice(0, 13), person),
      to: email,
      template: 'dataRequestProof',
      params: { token: { derive } },
      language,
      created,
    }),
  ]
}
