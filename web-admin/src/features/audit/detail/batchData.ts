import type { BatchAction } from '@flou/shared/content/batch.ts'
import type { Language } from '@flou/shared/locale.ts'

export interface BatchData {
  batch: string
  rows: readonly {
    id: number
    titles: Record<Language, string>
    action: Exclude<BatchAction, 'keep'>
    version: number
  }[]
}

/** Returns the entry's batch; undefined for other entries. */
export function batchIn(data: string | undefined): BatchData | undefined {
  const parsed: unknown = JSON.parse(data || 'null')
  return typeof parsed === 'object' && parsed !== null && 'batch' in parsed
    ? (parsed as BatchData) // written with the batch
    : undefined
}
