import { randomUUID } from 'node:crypto'
import { INVITATION_DAYS } from '@flou/shared/accounts/account.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '@flou/shared/locale.ts'
import type { UserFields } from '../../../core/operations/caller.ts'
import type { TransactItem } from '../../../core/store/dynamo/transact.ts'
import { mailStep, type UnmintedToken } from '../../mail/index.ts'
import { accountKeys } from '../person.ts'

const INVITATION_SECONDS = INVITATION_DAYS * 86_400

interface InvitationContext {
  now: Date
  newId: () => string
  by: { name: string }
}

/** Returns the mail with a new link, which replaces all earlier links of the user. */
export function invitationSteps(
  { now, newId, by }: InvitationContext,
  { fullName = '', language }: UserFields,
  email: string,
): TransactItem[] {
  const nonce = randomUUID()
  const token: UnmintedToken = {
    mint: 'resetPassword',
    item: { email, nonce },
    lifetime: INVITATION_SECONDS,
  }
  const sent = now.toISOString()
  const ttl = Math.floor(now.getTime() / 1000) + INVITATION_SECONDS
  return [
    { Put: { Item: { ...accountKeys.invitation(email), nonce, sent, ttl } } },
    mailStep({
      id: newId(),
      to: email,
      template: 'invitation',
      params: { name: fullName, by: by.name, email, token },
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      created: sent,
    }),
  ]
}
