import type { Permission } from '@flou/shared/content/permissions.ts'
import type * as z from 'zod/mini'
import { AppError } from '../appError.ts'
import { parse } from '../operations/input/parse.ts'
import { isPermitted, type SIGNED_IN } from '../operations/permission.ts'
import { jsonBody } from './body.ts'
import type { Answer, Call, Endpoint, EndpointDescription } from './call.ts'
import type { Caller } from '../operations/operation.ts'
import { requireCaller } from './caller.ts'

/** Anybody may call. */
export const PUBLIC = Symbol('public')
/** Who may call: anybody, whoever is signed in, or whose role has a permission key, or one of several. */
export type Access = typeof PUBLIC | typeof SIGNED_IN | Permission | readonly Permission[]

/** A schema, or a function that gives the parsed body or throws an `AppError`. */
type Input<B> = z.ZodMiniType<B> | ((body: unknown, call: Call) => B)

interface Spec<B, P extends Access> {
  /** Shape of the JSON body; without it the body is not read. */
  input?: Input<B>
  permission: P
  handle: (
    call: Call & { body: B; caller: P extends typeof PUBLIC ? undefined : Caller },
  ) => Promise<Answer> | Answer
}

/**
 * The only place that authenticates, authorises and parses (design §7). `handle` gets typed values and returns data;
 * failures are thrown as `AppError` and shaped by `apiHandler`.
 */
export function endpoint<B = undefined, const P extends Access = Access>({
  input,
  permission,
  handle,
}: Spec<B, P>): Endpoint {
  const answer = async (call: Call) => {
    const caller = permission === PUBLIC ? undefined : await requireCaller(call)
    if (caller && permission !== PUBLIC && !isPermitted(permission, caller)) throw new AppError('forbidden')
    const body = input ? parseInput(input, call) : undefined
    // the conditional types follow from `permission` and `input`, which the compiler cannot see through
    return handle({ ...call, body: body as B, caller: caller as never })
  }
  return Object.assign(answer, { description: descriptionOf(permission, input) })
}

function descriptionOf<B>(permission: Access, input: Input<B> | undefined): EndpointDescription {
  return {
    permissions:
      permission === PUBLIC ? undefined : typeof permission === 'symbol' ? [] : [permission].flat(),
    body: typeof input === 'function' ? undefined : input,
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
