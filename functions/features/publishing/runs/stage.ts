import type { Item } from '../../../core/store/dynamo/table.ts'

export interface StageChunk {
  paths: string[]
  looked: number
  next?: Item
  complete?: () => Promise<void>
}

export interface Stage {
  /** @param isBusy edits are waiting: a small chunk is preferred */
  read: (after: Item | undefined, isBusy: boolean) => Promise<StageChunk>
  size: () => Promise<number>
}
