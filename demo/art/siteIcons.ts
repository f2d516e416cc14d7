import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, homeIcon } from './logo.ts'

const FOLDER = new URL('../../web-public/public/', import.meta.url)
const DENSITY = 72 * 8

const drawn = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const png = async (name: string, svg: string, size: number) =>
  writeFileSync(new URL(name, FOLDER), await drawn(svg, size))

const HEADER = 6
const ENTRY = 16

async function ico(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => drawn(svg, size)))
  const head = Buffer.alloc(HEADER + ENTRY * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, size] of sizes.entries()) {
    const at = HEADER + ENTRY * index
    const bytes = pictures[index]?.length ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += bytes
  }
  return Buffer.concat([head, ...pictures])
}

writeFileSync(new URL('favicon.svg', FOLDER), favicon())
writeFileSync(new URL('favicon.ico', FOLDER), await ico(favicon(), [16, 32, 48]))
await png('icon-192.png', favicon(), 192)
await png('icon-512.png', favicon(), 512)
await png('icon-maskable-512.png', homeIcon(), 512)
await png('apple-touch-icon.png', homeIcon(), 180)
