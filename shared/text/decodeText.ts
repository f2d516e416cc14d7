const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** Marks of an encoding at the start of a file. */
const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Letters of most scripts in UTF-16 have every second byte in common: 0 in Latin text. */
const SAMPLE = 1_000
const SHARE = 0.4

/** The UTF-16 that a file without a mark is in; undefined where it has too few empty bytes. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < (sample.length / 2) * SHARE) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Text of a file as Excel and editors write it: UTF-8, UTF-16 with or without a mark, else Windows-1252 ("CSV" of Excel). */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[0] ?? unmarkedUtf16(bytes)
  if (encoding !== undefined) return decoded(bytes, encoding)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

/** True for text in which a character was lost when it was read in the wrong encoding. */
export const hasLostCharacter = (text: string): boolean => text.includes('\uFFFD')
