import { createHash } from 'node:crypto'

export type Area = 'core' | 'pricing'

export interface Sample {
  seed: string
  /** Share of the mutants to run, 0 to 1. */
  rate: number
}

interface MutantPlace {
  /** Relative to the project. */
  file: string
  /** Text of the mutant's first line: it keeps the sample the same when code moves within a file. */
  line: string
  column: number
  mutator: string
  replacement: string
}

/**
 * Returns 0 to 1, the same for the same seed and independent of all other mutants. Those below the rate are the sample.
 */
export function positionOf(seed: string, place: MutantPlace): number {
  const { file, line, column, mutator, replacement } = place
  const key = JSON.stringify([seed, file, line.trim(), column, mutator, replacement])
  return createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32
}
