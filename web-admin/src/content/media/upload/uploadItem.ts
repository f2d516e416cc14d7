import type { MediaRecord } from '../../useMedia.ts'
import type { Refusal } from './upload.ts'

/** How far an upload is. */
export type UploadState =
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
  /** Bytes. */
  size: number
  state: UploadState
  /** 0 to 1. */
  share: number
  /** Why the file was not even sent. */
  refusal?: Refusal
  /** Why it failed. */
  error?: unknown
  /** The file as the library has it now; of a duplicate the one that was there. */
  record?: MediaRecord
}

const ACTIVE: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'finishing'])
export const isActive = ({ state }: UploadItem): boolean => ACTIVE.has(state)

/** The part of all bytes that has been sent, 0 to 1; what was refused or cancelled does not count. */
export function totalShare(items: readonly UploadItem[]): number {
  const counted = items.filter(({ state }) => state !== 'refused' && state !== 'cancelled')
  const sum = (of: (item: UploadItem) => number) => counted.reduce((total, item) => total + of(item), 0)
  const bytes = sum(({ size }) => size)
  return bytes === 0 ? 0 : sum(({ size, share }) => size * share) / bytes
}
