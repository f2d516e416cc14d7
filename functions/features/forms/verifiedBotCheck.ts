import { createHash } from 'node:crypto'
import type { BotCheck } from '@flou/shared/forms/botCheck.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { Suspicion, Verification } from '@flou/shared/inbox/inbox.ts'
import { AppError } from '../../core/errors.ts'
import type { Call } from '../../core/http/call.ts'
import { verifyToken, type Verifier } from './verifyToken.ts'
import type { FormContext } from './formInput.ts'
import { FORM_PROOF, solvedChallenge } from '../../core/http/proofOfWork.ts'

export interface BotCheckResult {
  verified: Verification
  /** Single-use identifier of the proof. */
  challenge?: string
  suspect?: Suspicion
}

export interface BotChecking extends Verifier {
  isLocal: boolean
}

const robot = () => new AppError('validation_failed', { message: 'robot' })

function missingIn({ siteKey, version }: BotCheck): MessageCode | undefined {
  if (siteKey === '') return 'botCheckNoKey'
  return version === '' ? 'botCheckNoVersion' : undefined
}

/** A missing token is accepted (no script, or service unreachable); a wrong one is rejected. */
async function byService(checking: BotChecking, token: string | undefined): Promise<BotCheckResult> {
  const missing = missingIn(checking.check)
  if (missing !== undefined) {
    if (checking.isLocal) return { verified: 'none' }
    throw new AppError('validation_failed', { message: missing })
  }
  if (token === undefined) return { verified: 'none' }
  const verdict = await verifyToken(checking, token)
  if (verdict === 'invalid') throw robot()
  if (verdict === 'silent') return { verified: 'silent' }
  const challenge = createHash('sha256').update(token).digest('hex')
  return { verified: 'service', challenge, ...(verdict === 'low' && { suspect: 'score' }) }
}

/** Throws `validation_failed` for a wrong proof or an incomplete bot check configuration. */
export async function verifiedBotCheck(
  { proof, token }: Pick<FormContext, 'proof' | 'token'>,
  { originSecret, now }: Call['services'],
  checking: BotChecking | undefined,
): Promise<BotCheckResult> {
  if (checking) return byService(checking, token)
  if (proof === undefined) return { verified: 'none' }
  const challenge = solvedChallenge(proof, { secret: originSecret, now: now(), kind: FORM_PROOF })
  if (challenge === undefined) throw robot()
  return { verified: 'proof', challenge }
}
