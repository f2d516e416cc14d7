import { LIMITS } from '@flou/shared/limits.ts'
import { afterMarkup, afterSpace } from './svgTags.ts'

export const FILE_KINDS = {
  'image/jpeg': { extension: 'jpg', group: 'picture', bytes: LIMITS.imageBytes },
  'image/png': { extension: 'png', group: 'picture', bytes: LIMITS.imageBytes },
  'image/webp': { extension: 'webp', group: 'picture', bytes: LIMITS.imageBytes },
  'image/avif': { extension: 'avif', group: 'picture', bytes: LIMITS.imageBytes },
  'image/gif': { extension: 'gif', group: 'animation', bytes: LIMITS.imageBytes },
  'image/svg+xml': { extension: 'svg', group: 'drawing', bytes: LIMITS.imageBytes },
  'application/pdf': { extension: 'pdf', group: 'document', bytes: LIMITS.documentBytes },
  'video/mp4': { extension: 'mp4', group: 'video', bytes: LIMITS.videoBytes },
  'text/vtt': { extension: 'vtt', group: 'captions', bytes: LIMITS.captionsBytes },
} as const satisfies Record<string, { extension: string; group: string; bytes: number }>

export type Mime = keyof typeof FILE_KINDS
export type FileGroup = (typeof FILE_KINDS)[Mime]['group']

export const isMime = (text: string): text is Mime => Object.hasOwn(FILE_KINDS, text)

/** Enough bytes to detect the file type. */
export const SNIFF_BYTES = 4_096

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text

/** AVIF and MP4 are both ISO media files with brands. */
const AVIF_BRANDS = new Set(['avif', 'avis'])
const MP4_BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
  'mp71',
])

/** Main brand first; empty for other files. */
export function isoBrands(bytes: Buffer): string[] {
  if (!startsWith(bytes, 'ftyp', 4)) return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 128)
  const brands = [bytes.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4))
  return brands
}

/** Skips declarations and comments before the root. Linear time, safe for hostile input. */
function isDrawing(text: string): boolean {
  let at = afterSpace(text, 0)
  while (at < text.length) {
    const next = afterMarkup(text, at)
    if (next === undefined) return /^<svg[\s>]$/i.test(text.slice(at, at + 5))
    at = afterSpace(text, next)
  }
  return false
}

const SIGNS: Readonly<Record<Mime, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, '\xFF\xD8\xFF'),
  'image/png': (bytes) => startsWith(bytes, '\x89PNG\r\n\x1A\n'),
  'image/webp': (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  'image/avif': (bytes) => isoBrands(bytes).some((brand) => AVIF_BRANDS.has(brand)),
  'image/gif': (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  'image/svg+xml': (bytes) => isDrawing(bytes.toString('utf8')),
  'application/pdf': (bytes) => startsWith(bytes, '%PDF-'),
  'video/mp4': (bytes) => {
    const brands = isoBrands(bytes)
    return brands.some((brand) => MP4_BRANDS.has(brand)) && !brands.some((brand) => AVIF_BRANDS.has(brand))
  },
  'text/vtt': (bytes) => /^(?:\xEF\xBB\xBF)?WEBVTT(?:[ \t\r\n]|$)/.test(bytes.toString('latin1', 0, 12)),
}

/** Detects the type from content, ignoring the client's claim; undefined if unsupported. */
export function sniff(bytes: Buffer): Mime | undefined {
  const start = bytes.subarray(0, SNIFF_BYTES)
  return (Object.keys(SIGNS) as Mime[]).find((mime) => SIGNS[mime](start))
}
