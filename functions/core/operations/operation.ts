import type { Grant, Permission } from '@flou/shared/content/permissions.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Command } from '../store/command.ts'
import type { IsUnlinked } from '../store/read/usage.ts'
import type { Snapshot, Values, WriteContext } from '../store/writeContext.ts'
// circular: a context carries the policies, whose methods take a context
import type { Policies } from './approvalGate.ts'
import type { OperationPermission } from './permission.ts'

/** Signed-in user, cached for at most five seconds. */
export interface Caller {
  id: number
  name: string
  title: string
  email: string
  sessionId: string
  /** Time of the last password entry in this session, epoch milliseconds; 0 without a session. */
  confirmed: number
  roleId: number
  roleName: string
  needApproval: boolean
  permissions: ReadonlySet<Permission>
  /** Rights that these permissions lack; absent means none. */
  lacks?: ReadonlySet<Grant> | undefined
  /** The role requires a second factor that this session lacks. */
  lacksFactor?: boolean
}

/** Caller, idempotency and data access of one request. */
export interface OperationContext extends WriteContext {
  caller: Caller
  registry: Registry
  policies: Policies
  portalHosts?: readonly string[] | undefined
  language: Language
  /** Set while an approved change request is applied. */
  approved?: { changeRequest: string; by: number }
  /** Forces approval regardless of the caller's role. */
  isApprovalForced?: true
  /** Note to the approvers, if the write becomes a change request. */
  approvalMessage?: string
  /** Allows the caller to replace another author's open change request. */
  isTakeover?: true
  /** Set for writes of a release, whose other writes remove references. */
  isUnlinked?: IsUnlinked | undefined
  /** Set for the undo of a release: true for records in the trash that it restores too. */
  isRestored?: ((target: ReferenceKey) => boolean) | undefined
}

const OPERATION_NAMES = [
  'create',
  'update',
  'saveDraft',
  'discardDraft',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'restoreVersion',
  'purge',
  'duplicate',
  'confirmTranslation',
  'schedule',
  'reorder',
  'batch',
  'undoBatch',
  'ingestUpload',
  'describeFile',
  'replaceFile',
  'cropPicture',
  'createFolder',
  'changeFolder',
  'setAccountStatus',
  'resetPassword',
  'changePassword',
  'changeProfile',
  'changeFactors',
  'bootstrap',
] as const
export type OperationName = (typeof OPERATION_NAMES)[number]

/** Record, or section with the id of its parent record (else 0). */
export interface ContentSubject {
  type: AnyType
  id: number
}

/** Live content and the content to publish; `live` is undefined before the first publication. */
export interface LiveComparison {
  live: Values | undefined
  fields: Values
}

/** Content of a change request: what it affects and how to apply it. */
export interface ChangeRequestInput {
  type: AnyType
  /** 0 for an area's section, a whole list, or a new record. */
  id: number
  parentId?: number | undefined
  /** Permission keys, one of which the author needed. */
  permission: string | readonly string[]
  command: Command
}

/** A write executed by `perform`. */
export interface Operation<Before extends Snapshot | undefined, Prepared, Result> {
  name: OperationName
  permission: OperationPermission
  /** Expected version, 0 if never saved; undefined skips the check. */
  version?: number | undefined
  /** Record or section that an open change request may lock. */
  subject?: ContentSubject
  /** Reads the current state once. Throws `not_found`. */
  read: (context: OperationContext) => Promise<Before>
  /**
   * Applies rules and hooks; returns the content to store. Throws `validation_failed`, `in_use`, `forbidden`.
   */
  prepare: (context: OperationContext, before: Before) => Promise<Prepared> | Prepared
  /** Writes record, revision, audit entry, counters and guards in one transaction. */
  commit: (context: OperationContext, before: Before, prepared: Prepared) => Promise<Result>
  /** Compares new and live content; needed for operations that store or publish public types. */
  compareWithLive?: (before: Before, prepared: Prepared) => LiveComparison & { type: AnyType }
  /** The change request to create; without one the operation is refused when approval is needed. */
  toChangeRequest?: (before: Before, prepared: Prepared) => ChangeRequestInput
  /**
   * Stores a draft of deferred content and returns the author's view. Undefined if only the request holds the
   * content.
   */
  storeDeferred?:
    | ((context: OperationContext, before: Before, prepared: Prepared) => Promise<Result | undefined>)
    | undefined
  isResultPending?: (result: Result) => boolean
  /** Returns true if visitors see no difference. Checked only for roles that need approval. */
  isInvisibleToVisitors?: (context: OperationContext, before: Before) => Promise<boolean>
  /** Returns the result of an earlier attempt with the same idempotency key. */
  earlierResult: (context: OperationContext) => Promise<Result | undefined>
  isCostly?: boolean
}
