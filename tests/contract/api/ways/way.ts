import type { Send } from './wayCalls.ts'

export type Effect = 'now' | 'held' | 'refused'
export interface Way {
  way: string
  hooks: readonly string[]
  /** Effect for roles that need approval. */
  effect: Effect
  /** True if live content stays unchanged: restores existing content or concerns the trash. */
  isUnseen?: boolean
  /** Prepares data as an administrator. @returns the call under test */
  prepare: () => Promise<(send: Send) => Promise<unknown>>
}
export const way = (
  name: string,
  rules: Pick<Way, 'effect' | 'hooks' | 'isUnseen'>,
  prepare: Way['prepare'],
): Way => ({
  way: name,
  ...rules,
  prepare,
})
/** Hooks of every save. */
export const SAVE = ['beforeSave']
