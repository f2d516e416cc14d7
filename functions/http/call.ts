import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { MessageCode } from '@flou/shared/messages.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Table } from '../store/dynamo/table.ts'
import type { OperationName } from '../operations/operation.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What an API program works with; tests give their own. */
export interface Services {
  table: Table
  now: () => Date
  /** A new ULID for the instant of `now`. */
  newId: () => string
  /** What the CDN sends in `x-origin-verify`. */
  originSecret: string
  /** Hosts at which customers may be sent to log in; of the function that edits where. */
  portalHosts?: readonly string[]
}

/**
 * Effect of a write for a role that needs approval: an operation waits as `operations/approval.ts` decides by its name; a write that
 * cannot wait is refused, or allowed for the reason given.
 */
export type WriteApproval =
  | { readonly operation: OperationName }
  | { readonly refused: string }
  | { readonly allowed: string }

/** A request as endpoints see it, before its body is parsed. */
export interface Call {
  method: Method
  path: string
  /** Values of the route's `{names}`. */
  parameters: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | undefined>>
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  /** The caller's network address. */
  address: string
  language: Language
  event: APIGatewayProxyEventV2
  services: Services
  /** Effect of a write for a role that needs approval; absent for reads, and for writes that no row names. */
  approval?: WriteApproval | undefined
}

/** What an endpoint answers; `data` and the paging values go into the envelope. */
export interface Answer {
  data: unknown
  status?: number
  message?: MessageCode
  page?: number
  totalPage?: number
  total?: number
  cursor?: string
  /** The change that waits for approval, where the call became one. */
  change?: ChangeRow
  headers?: Record<string, string>
  /** A page instead of the envelope. */
  html?: string
  /** Complete `Set-Cookie` values. */
  cookies?: string[]
}

/** What an endpoint says of itself, for the description of the API. */
export interface EndpointDescription {
  /** Permission keys of which one is needed; none where being signed in is enough; undefined where anybody may call. */
  permissions: readonly Permission[] | undefined
  /** A permission key that is needed as well. */
  also?: Permission
  /** Names of query parameters; none of them is required. */
  parameters: readonly string[]
  /** Shape of the body, where it is a plain schema. */
  body: z.ZodMiniType | undefined
}

export interface Endpoint {
  (call: Call): Promise<Answer>
  readonly description?: EndpointDescription
}
