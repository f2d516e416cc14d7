import type { Item } from '../../store/dynamo/table.ts'

/** What a part renders, and where the next one begins; the step ends without `next`. */
export interface Part {
  paths: string[]
  /** Records or pages looked at. */
  looked: number
  next?: Item
  /** Called when the part is rendered. */
  settle?: () => Promise<void>
}

/** A stretch of a run, read part by part. */
export interface Step {
  /** @param isBusy many changes keep coming and wait for each part: it may be a small one */
  read: (after: Item | undefined, isBusy: boolean) => Promise<Part>
  /** About how many will be looked at. */
  size: () => Promise<number>
}
