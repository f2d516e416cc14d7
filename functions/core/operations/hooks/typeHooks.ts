import type { StoredRecord } from '@flou/shared/api.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext, LiveComparison } from '../operation.ts'

export type HookContext = Pick<
  OperationContext,
  'table' | 'registry' | 'now' | 'newId' | 'caller' | 'language' | 'portalHosts' | 'policies'
>

/**
 * Input of `beforeSave`; `before` is undefined on create. `fields` are validated and sanitized; passwords are
 * in plain text.
 */
export interface Saving extends HookContext {
  before?: Snapshot
  fields: Values
  secrets?: Readonly<Record<string, string>> | undefined
}

export interface MoveContext extends HookContext {
  before: Snapshot
}

/** Hooks of a content type; each may throw `AppError` to refuse. Call them through `runHooks.ts`. */
export interface TypeHooks {
  beforeParse?: (body: Values) => Values
  /**
   * Returns what to store. Runs whenever content is stored or published; `before` is then the live content.
   */
  beforeSave?: (saving: Saving) => Promise<Content> | Content
  beforeTrash?: (context: MoveContext) => Promise<Pick<Content, 'extraItems'>> | Pick<Content, 'extraItems'>
  /** Defaults to `beforeSave` without `before`. */
  beforeRestore?: (context: MoveContext) => Promise<Content> | Content
  beforePurge?: (context: MoveContext) => Promise<void> | void
  needsApprover?: (comparison: LiveComparison) => boolean
  /** Additional permission an approver needs for such content. */
  approverKey?: Permission
  afterRead?: (record: StoredRecord) => StoredRecord
}

export type HooksByType = Readonly<Record<string, TypeHooks>>
