// `node local/demo/art/siteIcons.ts`: draws the icons that browsers and home screens show of the site into web-public/public.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { favicon, homeIcon } from './logo.ts'

const FOLDER = new URL('../../../web-public/public/', import.meta.url)
/** Of a 64-unit drawing, at the size that is asked for. */
const DENSITY = 72 * 8

const png = async (name: string, svg: string, size: number) =>
  writeFileSync(
    new URL(name, FOLDER),
    await sharp(Buffer.from(svg), { density: DENSITY })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  )

writeFileSync(new URL('favicon.svg', FOLDER), favicon())
await png('icon-192.png', favicon(), 192)
await png('icon-512.png', favicon(), 512)
await png('icon-maskable-512.png', homeIcon(), 512)
await png('apple-touch-icon.png', homeIcon(), 180)
