import type { PublishedPrices } from '@flou/demo/activity/loadEstimates.ts'
import type { TableLocation } from '../runtime/localTable.ts'

export type SeedTask =
  | { kind: 'content'; adminOrigin: string; table: TableLocation }
  | { kind: 'estimates'; prices: readonly PublishedPrices[]; table: TableLocation }

export type ToSeeding = SeedTask | { kind: 'goOn' }

/** After `home` the process waits for `goOn`. */
export type FromSeeding = { kind: 'home' } | { kind: 'done' } | { kind: 'failed'; reason: string }
