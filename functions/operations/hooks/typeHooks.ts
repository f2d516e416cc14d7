import type { StoredRecord } from '@flou/shared/api.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext, Shown } from '../operation.ts'

/** What a hook may look at. */
export type HookContext = Pick<
  OperationContext,
  'table' | 'registry' | 'now' | 'newId' | 'caller' | 'language' | 'portalHosts'
>

/** Given to `beforeSave`; `before` is absent on create. `fields` passed schema and check and are sanitised; passwords are in it in clear. */
export interface Saving extends HookContext {
  before?: Snapshot
  fields: Values
  /** Hashes of passwords that were given when the change was submitted; they are stored with it. */
  secrets?: Readonly<Record<string, string>> | undefined
}

/** Given to `beforeTrash`, `beforeRestore` and `beforePurge`. */
export interface Moving extends HookContext {
  before: Snapshot
}

/** What a type needs beyond its declaration; each hook throws `AppError` to refuse. Called by `runHooks.ts` only. */
export interface TypeHooks {
  /** Turns a submitted body into the declared shape, where clients may send another one. */
  beforeParse?: (body: Values) => Values
  /**
   * Gives what is stored: `fields` without passwords (they are removed anyway), hashes in `secrets`, further items of the same
   * transaction in `extraItems`. Runs for every way in which content is stored or comes before visitors: publishing calls it with the
   * content that becomes visible, and what visitors saw until then as `before`.
   */
  beforeSave?: (saving: Saving) => Promise<Content> | Content
  /** Before a record goes to the trash; may add items to the transaction. */
  beforeTrash?: (moving: Moving) => Promise<Pick<Content, 'extraItems'>> | Pick<Content, 'extraItems'>
  /** Gives what a record is restored with. Without it `beforeSave` is called, as for a record that is new. */
  beforeRestore?: (moving: Moving) => Promise<Content> | Content
  /** Before a record in the trash is deleted for good. */
  beforePurge?: (moving: Moving) => Promise<void> | void
  /** True for a change that needs an approver whoever makes it (decision 53). */
  needsApprover?: (shown: Shown) => boolean
  /** The key without which an approver is no second person for such a change. */
  approverKey?: Permission
  /** Changes a record on its way out. */
  afterRead?: (record: StoredRecord) => StoredRecord
}
