import type { AuditKind } from '@flou/shared/audit/auditActions.ts'
import { AppError } from '../../../core/errors.ts'
import type { StaffCall } from '../../../core/http/call.ts'
import { allSessionsEnded, exemptSession } from '../../../core/identity/sessionValidity.ts'
import { perform } from '../../../core/operations/perform.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { accountAudit, accountContext } from '../accountContext.ts'
import { authorOf, type Person } from '../person.ts'
import { accountChangedMails, type AccountFact } from '../rights/accountNotification.ts'
import { accountOperation } from '../rights/accountOperations.ts'
import { factorsStep, hasFactor, type Factors } from './factorStore.ts'

const AUDIT_OF = {
  factorAdded: 'add_factor',
  factorRemoved: 'remove_factor',
  recoveryCodes: 'renew_recovery_codes',
} as const satisfies Partial<Record<AccountFact['kind'], AuditKind>>

interface FactorsUpdate {
  factors: Factors
  fact: keyof typeof AUDIT_OF
}

/**
 * Stores an account's factors, ends all its sessions but the caller's own, and mails its owner, in one
 * transaction.
 */
export async function changeFactors(
  call: StaffCall,
  person: Person,
  { factors, fact }: FactorsUpdate,
): Promise<void> {
  const { id, name, title, sessionId } = call.caller
  const isOwn = id === person.id
  const context = { ...accountContext(call, person), by: isOwn ? authorOf(person) : { id, name, title } }
  const ended = allSessionsEnded(person.snapshot.secrets, context.now)
  const { snapshot, email } = person
  const operation = accountOperation({
    name: 'changeFactors',
    account: snapshot,
    secrets: ended,
    extraItems: [
      factorsStep(person.id, hasFactor(factors) ? factors : { version: factors.version }),
      ...(isOwn ? [exemptSession(sessionId, ended, hasFactor(factors))] : []),
      { Put: { Item: accountAudit(context, person, AUDIT_OF[fact]) } },
      ...(await accountChangedMails(context, snapshot, { facts: [{ kind: fact }], email })),
    ],
  })
  await perform(operation, context).catch((error: unknown) => {
    const isConcurrent =
      error instanceof ConditionFailed || (error instanceof AppError && error.code === 'record_changed')
    throw isConcurrent ? new AppError('unavailable', { cause: error }) : error
  })
}
