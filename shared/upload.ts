/** Where the browser sends a file, straight to the bucket. */
export interface UploadTicket {
  url: string
  fields: Record<string, string>
  /** Names the upload when it is completed. */
  key: string
}

/** What happens to an upload whose content is in the library already: its record is answered, the call is refused, it is kept beside. */
export const DUPLICATES = ['use', 'ask', 'keep'] as const
export type OnDuplicate = (typeof DUPLICATES)[number]
