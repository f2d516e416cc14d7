import { ACCOUNT_API } from '@flou/shared/accounts/account.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type * as z from 'zod/mini'
import { AppError } from '../errors.ts'
import { parse } from '../operations/input/parse.ts'
import { approvalNeeded, doesWriteWait } from '../operations/needsApproval.ts'
import { isPermitted, requireRight, SIGNED_IN, type OperationPermission } from '../operations/permission.ts'
import { bearerOf, isApiToken, isOpenToTokens } from './apiToken.ts'
import { jsonBody, requireBodyWithin, type BodyLimit } from './body.ts'
import type { Answer, Call, Endpoint, EndpointDescription } from './call.ts'
import { rightsOfOperation } from '../operations/operationRights.ts'
import type { Caller } from '../operations/operation.ts'
import type { Item } from '../store/dynamo/table.ts'
import type { Key } from '../store/keys.ts'
import { requireCaller } from './caller.ts'

export const PUBLIC = Symbol('public')
export type Access = typeof PUBLIC | typeof SIGNED_IN | Permission | readonly Permission[]

type Input<B> = z.ZodMiniType<B> | ((body: unknown, call: Call) => B)

interface Spec<B, P extends Access, R> {
  input?: Input<B>
  parameters?: readonly string[]
  bodyLimit?: BodyLimit
  permission: P
  alsoPermission?: Permission
  /** Keys read in the same batch as the caller's; passed in `call.alongside`. */
  alongside?: (call: Call) => readonly Key[]
  /** Runs before authentication and parsing; its result is passed to `handle`. */
  before?: (call: Call) => Promise<R> | R
  handle: (
    call: Call & {
      body: B
      caller: P extends typeof PUBLIC ? undefined : Caller
      alongside: readonly (Item | undefined)[]
    },
    prepared: R,
  ) => Promise<Answer> | Answer
}

const NO_CALLER = { caller: undefined, items: [] }

/** Authenticates, authorizes and parses; `handle` gets typed values. Errors are thrown as `AppError`. */
export function endpoint<B = undefined, const P extends Access = Access, R = undefined>({
  input,
  parameters = [],
  bodyLimit = 'default',
  permission,
  alsoPermission,
  alongside,
  before,
  handle,
}: Spec<B, P, R>): Endpoint {
  const answer = async (call: Call) => {
    requireBodyWithin(call.event, bodyLimit)
    if (
      permission !== PUBLIC &&
      isApiToken(bearerOf(call)) &&
      !isOpenToTokens(call, permission !== SIGNED_IN)
    )
      throw new AppError('forbidden')
    const prepared = await before?.(call)
    const { caller, items } =
      permission === PUBLIC ? NO_CALLER : await requireCaller(call, () => alongside?.(call) ?? [])
    if (caller?.lacksFactor && !isOwnAccount(call, permission)) throw new AppError('factor_missing')
    if (caller && permission !== PUBLIC && !isPermitted(permission, caller)) throw new AppError('forbidden')
    if (alsoPermission && !caller?.permissions.has(alsoPermission)) throw new AppError('forbidden')
    if (caller && permission !== PUBLIC) {
      requireRights(call, caller, permission)
      if (alsoPermission) requireRights(call, caller, alsoPermission)
      requireEffect(call, caller, permission)
    }
    const body = input ? parseInput(input, call) : undefined
    return handle({ ...call, body: body as B, caller: caller as never, alongside: items }, prepared as R)
  }
  return Object.assign(answer, {
    description: { ...descriptionOf(permission, input, alsoPermission), parameters },
  })
}

const isOwnAccount = ({ path }: Call, permission: Access): boolean =>
  permission === SIGNED_IN && path.startsWith(`${ACCOUNT_API}/`)

/** Throws `forbidden` if the caller's role lacks the right that a write needs. */
function requireRights({ method, approval }: Call, caller: Caller, permission: OperationPermission): void {
  if (method === 'GET' || !approval) return
  if ('operation' in approval) requireRight(permission, caller, rightsOfOperation(approval.operation))
  else if (approval.right) requireRight(permission, caller, [approval.right])
}

/** Rejects writes without an approval rule, or with a refused one, for roles that need approval. */
function requireEffect({ method, approval }: Call, caller: Caller, permission: OperationPermission): void {
  if (method === 'GET' || !doesWriteWait(caller, permission)) return
  if (!approval || 'refused' in approval) throw approvalNeeded()
}

function descriptionOf<B>(
  permission: Access,
  input: Input<B> | undefined,
  also: Permission | undefined,
): Omit<EndpointDescription, 'parameters'> {
  return {
    permissions:
      permission === PUBLIC ? undefined : typeof permission === 'symbol' ? [] : [permission].flat(),
    body: typeof input === 'function' ? undefined : input,
    ...(also && { also }),
  }
}

const parseInput = <B>(input: Input<B>, call: Call): B => {
  const body = jsonBody(call.event)
  return typeof input === 'function' ? input(body, call) : parse(input, body)
}

export function requireId(text: string | undefined): number {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) throw new AppError('not_found')
  return Number(text)
}
