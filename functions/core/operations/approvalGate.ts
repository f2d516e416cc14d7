import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import type { ChangeRequestKind, ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { Key } from '../store/keys.ts'
import type { WriteStep } from '../store/step.ts'
import type { ExtraWrites, Snapshot, Values } from '../store/writeContext.ts'
import type { HooksByType } from './hooks/typeHooks.ts'
import type { Caller, ChangeRequestInput, ContentSubject, Operation, OperationContext } from './operation.ts'

/** Effect of an operation: applied now, deferred for approval, or refused. */
export type Effect = 'now' | 'held' | 'refused'

export interface DeferredWrite {
  kind: ChangeRequestKind
  input: ChangeRequestInput
  before: Snapshot | undefined
}

/** Change request to be written in the operation's transaction or in a separate one. */
export interface PreparedChangeRequest {
  along: ExtraWrites
  /** Undefined if the operation's transaction wrote the request. */
  separateSteps: () => readonly WriteStep[] | undefined
  changeRequest: () => ChangeRequestRow | undefined
}

export type TextReader = Pick<OperationContext, 'table' | 'by'>

export interface StoredContent {
  id: number
  snapshot: Promise<Snapshot | undefined>
  /** Item at `textAuthorsKey`, if already read. */
  authors?: { item: TextAuthorsItem | undefined }
}

/** Authors of texts that wait for approval. */
export interface TextAuthorsItem {
  people: ReadonlySet<number>
}

/** Questions of operations to the approval feature. */
export interface ApprovalGate {
  /** Returns true if the operation always needs approval for this caller. */
  isDeferred: (
    operation: Pick<Operation<undefined, unknown, unknown>, 'name' | 'permission'>,
    caller: Caller,
  ) => boolean
  /** Returns the open request for this content; undefined while applying or continuing one. */
  openRequestOf: (
    context: OperationContext,
    subject: ContentSubject | undefined,
  ) => Promise<ChangeRequestRow | undefined>
  /**
   * Returns the effect for the caller's role: roles that need approval never publish directly.
   * @throws AppError `change_moved` if an unpublished record waits for approval of another author's content
   */
  effectOfRole: <B extends Snapshot | undefined, P, R>(
    operation: Operation<B, P, R>,
    context: OperationContext,
    state: { before: B; open: ChangeRequestRow | undefined },
  ) => Promise<Effect>
  /** Returns the effect of the content. @throws AppError `forbidden` without a second person */
  effectOfContent: <B extends Snapshot | undefined, P, R>(
    operation: Operation<B, P, R>,
    context: OperationContext,
    state: { before: B; prepared: P },
  ) => Promise<Effect>
  /**
   * Prepares a change request; an open one of the record is replaced and retains its contributors.
   * @throws AppError `change_moved` with another author's open request
   */
  prepareChangeRequest: (context: OperationContext, write: DeferredWrite) => Promise<PreparedChangeRequest>
  /** Returns open requests that reference a record. Reads every open request, so use it rarely. */
  requestsReferencing: (
    table: Table,
    registry: Registry,
    target: ReferenceKey,
  ) => Promise<readonly ChangeRequestRow[]>
  /** Key of the item with the authors of unapproved texts. */
  textAuthorsKey: (type: AnyType, id: number) => Key<TextAuthorsItem>
  /** Returns the keys of the unapproved texts of a record, and of their authors. */
  textKeysOf: (table: Table, subject: ContentSubject) => Promise<readonly Key[]>
  /** Returns a record or section with the reader's own unapproved text, if any. */
  recordFor: (reader: TextReader, type: AnyType, stored: StoredContent) => Promise<StoredRecord | undefined>
  /** Returns the author's unapproved text in their open request. */
  submittedFields: (context: OperationContext, subject: ContentSubject) => Promise<Values | undefined>
  /** Returns the record that an earlier attempt wrote, with the author's unapproved text. */
  earlierRecordOf: (context: OperationContext, subject: ContentSubject) => Promise<StoredRecord | undefined>
  /** Saves a draft into the author's unapproved text; returns undefined without one. */
  saveOwnText: (
    context: OperationContext,
    subject: ContentSubject,
    draft: { before: Snapshot; fields: Values },
  ) => Promise<StoredRecord | undefined>
  /** Resets unapproved text to the submitted one, or removes it after the decision. */
  discardOwnText: (
    context: OperationContext,
    subject: ContentSubject,
    before: Snapshot,
  ) => Promise<StoredRecord | undefined>
}

/** Rules of the features that apply to operations. */
export interface Policies {
  approval: ApprovalGate
  hooks: HooksByType
}
