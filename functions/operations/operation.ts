import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Snapshot, Values, WriteContext } from '../store/writeContext.ts'
import type { Proposal } from './proposal.ts'
import type { OperationPermission } from './permission.ts'

/** A signed-in person, as the table knew them at most five seconds ago. */
export interface Caller {
  id: number
  /** Full name. */
  name: string
  /** Job title. */
  title: string
  email: string
  sessionId: string
  /** When the password was last typed in this session, epoch milliseconds; 0 for who is not there himself. */
  confirmed: number
  roleId: number
  roleName: string
  /** Read by operations/approval.ts alone. */
  needApproval: boolean
  permissions: ReadonlySet<Permission>
}

/** One request for an operation: who asks, under which idempotency key, and what it may read. */
export interface OperationContext extends WriteContext {
  caller: Caller
  registry: Registry
  /** Hosts at which customers may be sent to log in; none where the function does not change that. */
  portalHosts?: readonly string[] | undefined
  /** The caller's language: titles of places where a record is used, and of copies. */
  language: Language
  /** The change that an approver has decided to apply: it takes effect whatever its author's role. */
  approved?: { change: string; by: number }
  /** True where it waits for an approver whatever the caller's role: he works on a change that does. */
  mustWait?: true
  /** True where an open change of somebody else becomes the caller's: he has seen it and asks for that (decision 21). */
  takesOver?: true
}

/** Every operation there is; approval policies and their tests name them. */
export const OPERATION_NAMES = [
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
  'bootstrap',
] as const
export type OperationName = (typeof OPERATION_NAMES)[number]

/** A record, or a section with the id of the record it is below (else 0). */
export interface ContentSubject {
  type: AnyType
  id: number
}

/** What visitors are to see, and what they see now; `live` is absent where they see nothing yet. */
export interface Shown {
  live: Values | undefined
  fields: Values
}

/**
 * One write, as `perform` carries it out. `Before` is what it rests on, `Prepared` what passed its rules, `Result` its answer.
 */
export interface Operation<Before extends Snapshot | undefined, Prepared, Result> {
  name: OperationName
  permission: OperationPermission
  /** The version its author looked at; not compared where it is absent. 0: not saved yet. */
  version?: number | undefined
  /** The record or section whose content it reads and stores: an open change request of it may be in the way. */
  subject?: ContentSubject
  /** Reads what the operation rests on, once. Throws `not_found`. */
  read: (context: OperationContext) => Promise<Before>
  /** Applies rules and hooks; returns what to store. Throws `validation_failed`, `in_use`, `forbidden`. */
  prepare: (context: OperationContext, before: Before) => Promise<Prepared> | Prepared
  /** Writes it: one transaction for record, version, audit entry, counters and guards. */
  commit: (context: OperationContext, before: Before, prepared: Prepared) => Promise<Result>
  /** What visitors are to see, and what they see now: asked of what stores or publishes content of types that visitors see. */
  shows?: (before: Before, prepared: Prepared) => Shown & { type: AnyType }
  /** What an approver is asked for where it needs approval; absent where it cannot wait: it is refused then. */
  proposal?: (before: Before, prepared: Prepared) => Proposal
  /**
   * Keeps it beside what visitors see until it is approved, and gives what its author is answered. Absent or undefined where the
   * change alone holds it.
   */
  stage?:
    | ((context: OperationContext, before: Before, prepared: Prepared) => Promise<Result | undefined>)
    | undefined
  /** Whether an earlier attempt's result waits for approval. */
  isPendingIn?: (result: Result) => boolean
  /** True where nobody sees what it changes. Asked only of a role that needs approval. */
  isUnseen?: (context: OperationContext, before: Before) => Promise<boolean>
  /** The answer to an earlier attempt of the same request; undefined where there was none. */
  earlierAnswer: (context: OperationContext) => Promise<Result | undefined>
  /** True where preparing costs more than looking for the earlier answer first (files, batches). */
  isCostly?: boolean
}
