import type { Right } from '@flou/shared/content/fields/value.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Table } from '../store/dynamo/table.ts'
import type { Policies } from '../operations/approvalGate.ts'
import type { OperationName, Caller } from '../operations/operation.ts'
import type { OriginSecrets } from './originSecret.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Services extends OriginSecrets {
  table: Table
  now: () => Date
  newId: () => string
  portalHosts?: readonly string[]
  /** Needed by routes that read or write content. */
  policies?: Policies
}

/** Effect for roles that need approval: the write waits, is refused, or is allowed for a reason. */
export type WriteApproval =
  | { readonly operation: OperationName }
  | { readonly refused: string; readonly right: Right }
  /** Without a right the call concerns the caller's own data, or only reads. */
  | { readonly allowed: string; readonly right?: Right }

export interface Call {
  method: Method
  path: string
  parameters: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | undefined>>
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  ip: string
  language: Language
  event: APIGatewayProxyEventV2
  services: Services
  approval?: WriteApproval | undefined
}

/** `data` and paging values go into the envelope. */
export interface Answer {
  data: unknown
  status?: number
  message?: MessageCode
  page?: number
  totalPage?: number
  total?: number
  isTotalMinimum?: boolean
  cursor?: string
  changeRequest?: ChangeRequestRow
  headers?: Record<string, string>
  html?: string
  /** Complete `Set-Cookie` values. */
  cookies?: string[]
}

export interface EndpointDescription {
  /** One of these is required; empty for any signed-in user, undefined for public. */
  permissions: readonly Permission[] | undefined
  also?: Permission
  parameters: readonly string[]
  body: z.ZodMiniType | undefined
}

export interface Endpoint {
  (call: Call): Promise<Answer>
  readonly description?: EndpointDescription
}

/** Call of a signed-in staff member. */
export type StaffCall<B = unknown> = Call & { caller: Caller; body: B }
