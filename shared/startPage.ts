import type { AuditEntry } from './audit/auditEntry.ts'
import type { Text } from './locale.ts'

/** Response of `GET /api/dashboard/start`, limited to permitted areas. */
export interface StartPage {
  coverage: readonly Coverage[]
  drafts: readonly OwnDraft[]
  recent: readonly RecentEntry[]
  today: readonly DatedRecord[]
  ending: readonly DatedRecord[]
  coming: readonly DatedRecord[]
}

/** `uploads` counts the files that a person uploaded on one day; the other values are of the last one. */
export type RecentEntry = AuditEntry & { readonly uploads?: number }

export interface Coverage {
  type: string
  total: number
  unpublished: number
  changed: number
  staleTranslation: number
}

export interface OwnDraft {
  type: string
  id: number
  parentId?: number
  titles: Text
  updated: string
  isLive: boolean
}

export interface DatedRecord {
  type: string
  id: number
  titles: Text
  day: string
}

export const START_DAYS = 45
