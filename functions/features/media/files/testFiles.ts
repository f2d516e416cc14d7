import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export function pdfFile(text = ''): Buffer {
  const body = `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\n`
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer<</Root 1 0 R/Size 2>>\n'
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}

export function box(type: string, content = ''): Buffer {
  const bytes = Buffer.from(`0000${type}${content}`, 'latin1')
  bytes.writeUInt32BE(bytes.length, 0)
  return bytes
}

const FRAME = { width: 12, height: 8, channels: 3 } as const
const frame = (background: string) =>
  sharp({ create: { ...FRAME, background } })
    .png()
    .toBuffer()

export const animatedWebp = async (): Promise<Buffer> =>
  sharp(await Promise.all([frame('#f00'), frame('#00f')]), { join: { animated: true } })
    .webp({ loop: 0, delay: 100 })
    .toBuffer()

export async function animatedPng(): Promise<Buffer> {
  const png = await frame('#0f0')
  const chunk = Buffer.from('....acTL........----', 'latin1')
  chunk.writeUInt32BE(8, 0)
  chunk.writeUInt32BE(1, 8)
  chunk.writeUInt32BE(0, 12)
  chunk.writeInt32BE(crc32(chunk.subarray(4, 16)) | 0, 16)
  const header = 33
  return Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)])
}
