import { hash } from 'node:crypto'
import type { PublishRun } from '@flou/shared/publishing/publishing.ts'

/** Lanes of a large run. More would exceed the writes per second of the page list's index partition. */
export const LANES = 4

const COUNTS = ['done', 'rendered', 'written', 'removed', 'failed'] as const
export type RunCounts = Pick<PublishRun, (typeof COUNTS)[number]>

export const NO_COUNTS: RunCounts = { done: 0, rendered: 0, written: 0, removed: 0, failed: 0 }

/** Publishes the pages of a run whose path has its hash, so that one page is never in two lanes. */
export interface Lane {
  index: number
  of: number
  /** Revision at which the run was split; lanes of an earlier pass end. */
  pass: number
}

interface LaneState extends RunCounts {
  updated: string
  hasEnded: boolean
}

export interface RunLanes extends Pick<Lane, 'of' | 'pass'> {
  states: Readonly<Record<string, LaneState>>
}

export const isInLane = (path: string, { index, of }: Lane): boolean =>
  Number.parseInt(hash('sha256', path).slice(0, 8), 16) % of === index

export const countsOf = (counts: RunCounts): RunCounts => {
  const { done, rendered, written, removed, failed } = counts
  return { done, rendered, written, removed, failed }
}

export function withLaneCounts<T extends RunCounts & { total: number; lanes?: RunLanes }>(publishRun: T): T {
  const states = Object.values(publishRun.lanes?.states ?? {})
  const sums = COUNTS.map((name) => [
    name,
    states.reduce((sum, state) => sum + state[name], publishRun[name]),
  ])
  const summed = { ...publishRun, ...(Object.fromEntries(sums) as RunCounts) }
  return { ...summed, total: Math.max(summed.total, summed.done) }
}

const indexesOf = ({ of }: RunLanes) => Array.from({ length: of }, (_, index) => index)

export const activeLanes = (lanes: RunLanes): number[] =>
  indexesOf(lanes).filter((index) => lanes.states[index]?.hasEnded !== true)

export const lastProgress = ({ updated, lanes }: { updated: string; lanes?: RunLanes }): string =>
  lanes
    ? (activeLanes(lanes)
        .map((index) => lanes.states[index]?.updated ?? updated)
        .toSorted()[0] ?? updated)
    : updated
