import { isoBrands } from './fileKind.ts'

const PNG_HEADER = 8
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME = 12

/** True for a PNG that announces an animation (`acTL`) before its picture. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false
  for (let at = PNG_HEADER; at + CHUNK_FRAME <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += CHUNK_FRAME + bytes.readUInt32BE(at)
  }
  return false
}

/** True for an AVIF that is a sequence of pictures. */
export const isAvifSequence = (bytes: Buffer): boolean => isoBrands(bytes)[0] === 'avis'

/** True for animations of which libvips reads the first frame alone. */
export const hasHiddenFrames = (bytes: Buffer): boolean => isAnimatedPng(bytes) || isAvifSequence(bytes)
