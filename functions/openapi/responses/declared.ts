import type { PersonRef } from '@flou/shared/accounts/account.ts'
import type { ListCounts, ListRow, RecordMeta, RevisionRow, Usage } from '@flou/shared/api.ts'
import type { Batch, BatchCheck } from '@flou/shared/content/batch.ts'
import type { OrderRequest } from '@flou/shared/content/order.ts'
import type { PublishRun, PublishStatus } from '@flou/shared/publishing/publishing.ts'
import type { ExportId } from './common.ts'

/** Data of answers of declared types by call; other calls answer the record, `meta` and the type's fields. */
export interface DeclaredResponses {
  meta: RecordMeta
  list: readonly ListRow[]
  counts: ListCounts
  authors: readonly PersonRef[]
  export: ExportId
  order: OrderRequest | null
  purge: { id: number }
  usage: readonly Usage[]
  versions: readonly RevisionRow[]
  publishStatus: PublishStatus | null
  renderAgain: PublishRun
  batch: Batch | BatchCheck
}
