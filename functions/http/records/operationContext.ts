import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { AppError } from '../../appError.ts'
import type { Call, Caller } from '../call.ts'
import type { Change } from '../../store/write/change.ts'

const KEY_PATTERN = /^[\w-]{8,128}$/

function idempotencyOf({ headers, method, path, event }: Call): Pick<Change, 'idempotency'> {
  const key = headers[IDEMPOTENCY_HEADER]
  if (key === undefined) return {}
  if (!KEY_PATTERN.test(key)) throw new AppError('bad_request')
  const fingerprint = createHash('sha256')
    .update(`${method} ${path}\n${event.body ?? ''}`)
    .digest('base64url')
  return { idempotency: { key, fingerprint } }
}

/** The change a signed-in call makes. `service`: the area, for the audit entry. Throws `bad_request` for a malformed idempotency key. */
export function changeOf(call: Call & { caller: Caller }, service: string): Change {
  const { services, caller, method } = call
  return {
    table: services.table,
    now: services.now(),
    newId: services.newId,
    by: { id: caller.id, name: caller.name, title: caller.title },
    service,
    method,
    ...idempotencyOf(call),
  }
}
