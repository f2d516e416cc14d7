import type { MediaRecord } from './useMedia.ts'
import type { Refusal } from './upload.ts'

type UploadState =
  | 'waiting'
  | 'sending'
  | 'finishing'
  | 'done'
  | 'duplicate'
  | 'failed'
  | 'refused'
  | 'cancelled'

export interface UploadItem {
  id: string
  name: string
  /** Size in bytes. */
  size: number
  state: UploadState
  /** Fraction sent, 0 to 1. */
  progress: number
  refusal?: Refusal
  error?: unknown
  /** Library file; for a duplicate, the existing one. */
  record?: MediaRecord
}

const ACTIVE: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'finishing'])
export const isActive = ({ state }: UploadItem): boolean => ACTIVE.has(state)

/** Returns the fraction of bytes sent, without refused and cancelled files. */
export function totalProgress(items: readonly UploadItem[]): number {
  const counted = items.filter(({ state }) => state !== 'refused' && state !== 'cancelled')
  const sum = (of: (item: UploadItem) => number) => counted.reduce((total, item) => total + of(item), 0)
  const bytes = sum(({ size }) => size)
  return bytes === 0 ? 0 : sum(({ size, progress }) => size * progress) / bytes
}
