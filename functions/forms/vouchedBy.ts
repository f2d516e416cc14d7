import { createHash } from 'node:crypto'
import type { BotCheck } from '@flou/shared/submissions/botCheck.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import type { Suspicion, Verification } from '@flou/shared/submissions/inbox.ts'
import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { verifyToken, type Verifier } from './botCheck/verifyToken.ts'
import type { Circumstances } from './given.ts'
import { FORM_PROOF, solvedChallenge } from '../http/proofOfWork.ts'

/** What is known of whether a person sent a form. */
export interface Vouched {
  verified: Verification
  /** What vouches for it, by a name that counts once. */
  challenge?: string
  suspect?: Suspicion
}

/** The configured service in place of our own task. */
export interface BotChecking extends Verifier {
  /** Whether this is the local runtime, which lets forms pass where the installation has no key (decision 41). */
  isLocal: boolean
}

const robot = () => new AppError('validation_failed', { message: 'robot' })

/** What the installation has left out; undefined where it is complete. */
function missingIn({ siteKey, version }: BotCheck): MessageCode | undefined {
  if (siteKey === '') return 'botCheckNoKey'
  return version === '' ? 'botCheckNoVersion' : undefined
}

/** No answer at all is a browser without script, or one that the service does not reach; a wrong one is refused. */
async function byService(checking: BotChecking, token: string | undefined): Promise<Vouched> {
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

/** Throws `validation_failed` for a proof that is wrong, and where the installation's service is not complete. */
export async function vouchedBy(
  { proof, token }: Pick<Circumstances, 'proof' | 'token'>,
  { originSecret, now }: Call['services'],
  checking: BotChecking | undefined,
): Promise<Vouched> {
  if (checking) return byService(checking, token)
  if (proof === undefined) return { verified: 'none' }
  const challenge = solvedChallenge(proof, { secret: originSecret, now: now(), kind: FORM_PROOF })
  if (challenge === undefined) throw robot()
  return { verified: 'proof', challenge }
}
