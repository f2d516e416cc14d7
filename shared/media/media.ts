import type { Language } from '../locale.ts'
import { cutText } from '../strings/letters.ts'

export const MEDIA_KINDS = ['picture', 'document', 'video', 'captions'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

const KIND_OF_FAMILY: Readonly<Record<string, MediaKind>> = {
  image: 'picture',
  video: 'video',
  text: 'captions',
}

export const mediaKindOf = (mime: string): MediaKind => KIND_OF_FAMILY[mime.split('/')[0] ?? ''] ?? 'document'

type Values = Readonly<Record<string, unknown>>

const needsAlt = (mime: string) => mediaKindOf(mime) === 'picture' && mime !== 'image/svg+xml'

export function hasMissingAlt({ mime, decorative, contents }: Values): boolean {
  if (decorative === true || !needsAlt(String(mime))) return false
  const entries = (contents ?? []) as Values[]
  return entries.length === 0 || entries.some(({ alt }) => alt === undefined || alt === '')
}

interface DescribedFile {
  mime: string
  alt: Record<Language, string>
  decorative?: boolean
}

export const hasMissingAltTexts = ({ mime, alt, decorative }: DescribedFile): boolean =>
  decorative !== true && needsAlt(mime) && (alt.en === '' || alt.id === '')

export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

export const isCropped = (crop: Partial<CropArea> | undefined): crop is CropArea => (crop?.width ?? 0) > 0

/** Normalizes a tag: lower case, single spaces, at most 40 characters. */
export const normalTag = (text: string): string =>
  cutText(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim(),
    40,
  )

export interface MediaOverview {
  total: number
  /** Stored bytes, including the trash and earlier files. */
  bytes: number
  kinds: { kind: MediaKind; count: number; bytes: number }[]
  trash: { count: number; bytes: number }
  missingAlt: number
  tags: { name: string; count: number }[]
  folders: MediaFolderEntry[]
}
export interface MediaFolderEntry {
  id: number
  name: string
  parentId: number
  recordVersion: number
  count: number
}

/** Presigned POST for uploading directly to S3. */
export interface UploadTicket {
  url: string
  fields: Record<string, string>
  key: string
}

/** Handling of duplicate uploads: return the existing record, reject, or store a copy. */
export const DUPLICATES = ['use', 'ask', 'keep'] as const
export type OnDuplicate = (typeof DUPLICATES)[number]
