import type { StoredRecord } from '@flou/shared/api.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Caller } from '../../http/call.ts'
import type { Content, Snapshot, Values } from '../../store/write/change.ts'
import type { Table } from '../../store/dynamo/table.ts'

/** What a hook may look at. */
export interface HookContext {
  table: Table
  registry: Registry
  now: Date
  newId: () => string
  caller: Caller
}

/** Given to `beforeSave`; `before` is absent on create. `fields` passed schema and check and are sanitised; passwords are in it in clear. */
export interface Saving extends HookContext {
  before?: Snapshot
  fields: Values
}

/** Given to `beforeTrash` and `beforeRestore`. */
export interface Moving extends HookContext {
  before: Snapshot
}

/** What a type needs beyond its declaration; each hook throws `AppError` to refuse. */
export interface TypeHooks {
  /**
   * Gives what is stored: `fields` without passwords (they are removed anyway), hashes in `secrets`, further items of the same
   * transaction in `also`.
   */
  beforeSave?: (saving: Saving) => Promise<Content> | Content
  /** Before a record goes to the trash; may add items to the transaction. */
  beforeTrash?: (moving: Moving) => Promise<Pick<Content, 'also'>> | Pick<Content, 'also'>
  /** Changes a record on its way out. */
  afterRead?: (record: StoredRecord) => StoredRecord
}
