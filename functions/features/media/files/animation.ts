import { isoBrands } from './fileKind.ts'

const PNG_HEADER = 8
const CHUNK_OVERHEAD = 12

function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false
  for (let at = PNG_HEADER; at + CHUNK_OVERHEAD <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += CHUNK_OVERHEAD + bytes.readUInt32BE(at)
  }
  return false
}

export const isAvifSequence = (bytes: Buffer): boolean => isoBrands(bytes)[0] === 'avis'

/** True for animations of which libvips reads only the first frame. */
export const hasHiddenFrames = (bytes: Buffer): boolean => isAnimatedPng(bytes) || isAvifSequence(bytes)
