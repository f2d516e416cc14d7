import type { Send } from './wayCalls.ts'

export type Effect = 'now' | 'held'
export interface Way {
  /** How the operation is reached. */
  way: string
  /** Hooks that run. */
  hooks: readonly string[]
  /** What becomes of it where the role needs approval. */
  effect: Effect
  /** True for what leaves live content as it is: it brings back what is there, or is about the trash. */
  isUnseen?: boolean
  /** Prepares as an administrator; gives the call under test. */
  prepare: () => Promise<(send: Send) => Promise<unknown>>
}
/** A way, with its rules. */
export const way = (
  name: string,
  rules: Pick<Way, 'effect' | 'hooks' | 'isUnseen'>,
  prepare: Way['prepare'],
): Way => ({
  way: name,
  ...rules,
  prepare,
})
/** The hooks of whatever is saved. */
export const SAVE = ['beforeSave']
