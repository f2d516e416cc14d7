import type { PublishedPrices } from '../demo/loadEstimates.ts'
import type { TablePlace } from '../runtime/localTable.ts'

/** What the process that loads the demo content is to do. */
export type SeedTask =
  | { kind: 'content'; adminOrigin: string; table: TablePlace }
  /** What visitors saved in the calculator, once the prices that it names are published. */
  | { kind: 'estimates'; prices: readonly PublishedPrices[]; table: TablePlace }

/** What it is told. */
export type ToSeeding = SeedTask | { kind: 'goOn' }

/** What it tells: all is there that the home page shows, and it waits to go on; it is through; why it is not. */
export type FromSeeding = { kind: 'home' } | { kind: 'done' } | { kind: 'failed'; reason: string }
