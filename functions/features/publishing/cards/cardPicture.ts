import { LIMITS } from '@flou/shared/limits.ts'
import sharp from 'sharp'

interface Area {
  width: number
  height: number
  radius: number
}

/** @throws if unreadable */
export async function cardPicture(bytes: Uint8Array, focal: string, area: Area): Promise<Buffer> {
  const { width, height, radius } = area
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.picture.pixels })
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#ffffff' })
    .toBuffer({ resolveWithObject: true })
  const [x = 0.5, y = 0.5] = focal.split(' ').map(Number)
  const offset = (all: number, part: number, centre: number) =>
    Math.round(Math.min(all - part, Math.max(0, all * centre - part / 2)))
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`
  return sharp(data)
    .extract({ left: offset(info.width, width, x), top: offset(info.height, height, y), width, height })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
