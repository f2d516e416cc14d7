const INLINE = /^data:[^,]{0,100};base64,/i

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code)

/** Picture types by magic bytes; the library checks the file again. */
const KINDS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => startsWith(bytes, '\u0089PNG'),
  jpeg: (bytes) => startsWith(bytes, '\u00FF\u00D8\u00FF'),
  gif: (bytes) => startsWith(bytes, 'GIF8'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  avif: (bytes) => startsWith(bytes, 'ftypavi', 4),
  'svg+xml': (bytes) => /^\s*<(?:svg|\?xml)/.test(new TextDecoder().decode(bytes.subarray(0, 200))),
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

export const isInline = (src: string): boolean => INLINE.test(src)

/** Returns the picture of a data URL; undefined if the bytes are none. Ignores its declared type. */
export function inlinePicture(src: string): File | undefined {
  const bytes = bytesOf(src.replace(INLINE, ''))
  const [kind] = Object.entries(KINDS).find(([, isOf]) => bytes && isOf(bytes)) ?? []
  if (!bytes || kind === undefined) return undefined
  const ending = kind === 'svg+xml' ? 'svg' : kind
  return new File([bytes], `picture.${ending}`, { type: `image/${kind}` })
}
