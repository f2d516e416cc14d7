import type { Permission } from '@flou/shared/content/permissions.ts'
import type * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import { parse } from '../operations/input/parse.ts'
import { approvalNeeded, needsApproval } from '../operations/needsApproval.ts'
import { isPermitted, type SIGNED_IN } from '../operations/permission.ts'
import { jsonBody, requireBodyWithin, type BodyLimit } from './body.ts'
import type { Answer, Call, Endpoint, EndpointDescription } from './call.ts'
import type { Caller } from '../operations/operation.ts'
import type { Item } from '../store/dynamo/table.ts'
import type { Key } from '../store/keys.ts'
import { requireCaller } from './caller.ts'

/** Anybody may call. */
export const PUBLIC = Symbol('public')
/** Who may call: anybody, whoever is signed in, or whose role has a permission key, or one of several. */
export type Access = typeof PUBLIC | typeof SIGNED_IN | Permission | readonly Permission[]

/** A schema, or a function that gives the parsed body or throws an `AppError`. */
type Input<B> = z.ZodMiniType<B> | ((body: unknown, call: Call) => B)

interface Spec<B, P extends Access, R> {
  /** Shape of the JSON body; without it the body is not read. */
  input?: Input<B>
  /** Names of its query parameters, for the API's description. */
  parameters?: readonly string[]
  /** The largest body; a larger one is refused before anything else is done (413). */
  bodyLimit?: BodyLimit
  permission: P
  /** A further permission key that the caller needs as well. */
  alsoPermission?: Permission
  /** Keys of items that `handle` needs anyway; they are read with the caller's own, and given in `call.alongside`. */
  alongside?: (call: Call) => readonly Key[]
  /** Runs before caller and body are looked at; what it returns is given to `handle`. */
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

const NOBODY = { caller: undefined, items: [] }

/**
 * The only place that authenticates, authorises and parses (design §7). `handle` gets typed values and returns data;
 * failures are thrown as `AppError` and shaped by `apiHandler`.
 */
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
    const prepared = await before?.(call)
    const { caller, items } =
      permission === PUBLIC ? NOBODY : await requireCaller(call, () => alongside?.(call) ?? [])
    if (caller && permission !== PUBLIC && !isPermitted(permission, caller)) throw new AppError('forbidden')
    if (alsoPermission && !caller?.permissions.has(alsoPermission)) throw new AppError('forbidden')
    if (caller) requireEffect(call, caller)
    const body = input ? parseInput(input, call) : undefined
    // the types follow from `permission`, `input` and `before`, which the compiler cannot see through
    return handle({ ...call, body: body as B, caller: caller as never, alongside: items }, prepared as R)
  }
  return Object.assign(answer, {
    description: { ...descriptionOf(permission, input, alsoPermission), parameters },
  })
}

/** Throws `forbidden` for a write that a role that needs approval may not make; for one that no row names, too. */
function requireEffect({ method, approval }: Call, caller: Caller): void {
  if (method === 'GET' || !needsApproval(caller)) return
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

/** A numeric id from the path; throws `not_found` for anything else. */
export function requireId(text: string | undefined): number {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) throw new AppError('not_found')
  return Number(text)
}
