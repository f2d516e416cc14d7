import type { Key } from '../../../core/store/keys.ts'
import type { ErasureReport, ErasureRequest } from '@flou/shared/inbox/personalData.ts'

/** A report in progress: the hashes of what is erased, and counts by form as `form.<name>`. */
export interface ErasureItem extends Omit<ErasureReport, 'counts'> {
  erased?: ReadonlySet<string>
}

export interface ErasureRequestItem extends ErasureRequest {
  ttl: number
}

export interface CountedItem {
  seen?: ReadonlySet<string>
}

export interface FormDigestItem {
  pk: string
  gsi1sk?: string
  since?: string
  marked: string
}

export const inboxKeys = {
  inboxDay: (form: string, day: string) => ({ pk: `inbox#${form}`, sk: `day#${day}` }),
  inboxPage: (form: string, month: string, page: string) => ({
    pk: `inbox#${form}`,
    sk: `page#${month}#${page}`,
  }),
  inboxStates: (form: string) => ({ pk: `inbox#${form}`, sk: 'states' }),
  inboxCounted: (second: number): Key<CountedItem> => ({ pk: `inbox-counted#${second}`, sk: '-' }),
  erasure: (ulid: string): Key<ErasureItem> => ({ pk: `erasure#${ulid}`, sk: '-' }),
  erasureRequest: (person: string): Key<ErasureRequestItem> => ({ pk: `erasure-request#${person}`, sk: '-' }),
  formDigest: (form: string): Key<FormDigestItem> => ({ pk: `form-digest#${form}`, sk: '-' }),
} as const

export const inboxPartitions = {
  erasures: () => 'erasures',
  erasureRequests: () => 'erasure-requests',
  formDigests: () => 'form-digests',
} as const
