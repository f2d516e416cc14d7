import { cutText } from './text/cutText.ts'
import type { Language } from './locale.ts'

/** Kinds of files people look for, in the order shown. */
export const MEDIA_KINDS = ['picture', 'document', 'video'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

const KIND_OF_FAMILY: Readonly<Record<string, MediaKind>> = { image: 'picture', video: 'video' }

/** The kind of a file by its MIME type. */
export const mediaKindOf = (mime: string): MediaKind => KIND_OF_FAMILY[mime.split('/')[0] ?? ''] ?? 'document'

type Values = Readonly<Record<string, unknown>>

/** Drawings are mostly decoration and need no alternative text. */
const needsAlt = (mime: string) => mediaKindOf(mime) === 'picture' && mime !== 'image/svg+xml'

/** True for a picture that lacks its alternative text in one of the languages. */
export function hasMissingAlt({ mime, contents }: Values): boolean {
  if (!needsAlt(String(mime))) return false
  const entries = (contents ?? []) as Values[] // stored records have passed the schema
  return entries.length === 0 || entries.some(({ alt }) => alt === undefined || alt === '')
}

/** The same of a row of the library. */
export const hasMissingAltTexts = ({ mime, alt }: { mime: string; alt: Record<Language, string> }): boolean =>
  needsAlt(mime) && (alt.en === '' || alt.id === '')

/** A part of a picture, as fractions of its width and height from the upper left corner. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export const isCropped = (crop: Partial<CropArea> | undefined): crop is CropArea => (crop?.width ?? 0) > 0

/** A tag as it is stored: lower-case, single spaces, at most 40 characters; empty where nothing is left. */
export const normalTag = (text: string): string =>
  cutText(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim(),
    40,
  )

/** What the library holds, from its counters. */
export interface MediaOverview {
  /** Files that are not in the trash. */
  total: number
  /** Bytes stored, the trash and kept earlier files included. */
  bytes: number
  kinds: { kind: MediaKind; count: number; bytes: number }[]
  trash: { count: number; bytes: number }
  /** Pictures without an alternative text in one of the languages. */
  missingAlt: number
  tags: { name: string; count: number }[]
  folders: MediaFolderEntry[]
}
export interface MediaFolderEntry {
  id: number
  name: string
  /** 0 at the top. */
  parentId: number
  recordVersion: number
  /** Files directly in it. */
  count: number
}

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
