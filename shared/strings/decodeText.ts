const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

const BYTE_ORDER_MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** UTF-16 text has a recurring byte at every second position, 0 for Latin. */
const SAMPLE = 1_000
const MIN_ZERO_SHARE = 0.4

/** Detects UTF-16 without a BOM; undefined if too few zero bytes. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < (sample.length / 2) * MIN_ZERO_SHARE) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** Decodes UTF-8, UTF-16 (with or without BOM), else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, bom]) => bom.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.[0] ?? unmarkedUtf16(bytes)
  if (encoding !== undefined) return decoded(bytes, encoding)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

export const hasLostCharacter = (text: string): boolean => text.includes('\uFFFD')
