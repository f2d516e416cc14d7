import type { PlannedTimes } from '@flou/shared/api.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { BatchEntry } from './batch/batchItems.ts'
import type { Values } from './writeContext.ts'

/** How an approved change request is applied. */
export type Command =
  /** Stores content of a record, section or file; `secrets` are password hashes. */
  | {
      name: 'store'
      fields: Values
      secrets?: Readonly<Record<string, string>>
      state?: 'published' | 'draft'
      isRestored?: boolean
      planned?: PlannedTimes
      onlyIn?: Language
    }
  | { name: 'publish' | 'unpublish' | 'trash' | 'restore' | 'purge'; fields: Values }
  | { name: 'reorder'; request: OrderRequest }
  | { name: 'batch'; rows: readonly Values[]; changes: readonly BatchEntry[] }
  | { name: 'undoBatch'; batch: string; changes: readonly BatchEntry[] }
