import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ShareCard } from '@flou/shared/site/shareCard.ts'
import { manifest } from '../../../lambdas/cards/manifest.ts'
import { cardDrawer } from './drawCard.ts'

const read = async (name: keyof typeof manifest.files) =>
  new Uint8Array(await readFile(new URL(`../../../../${manifest.files[name]}`, import.meta.url)))

const draw = cardDrawer({
  bold: await read('bold.woff'),
  medium: await read('medium.woff'),
  mark: await read('mark.svg'),
})

const card = (more: Partial<ShareCard> = {}): ShareCard => ({
  title: 'Databases',
  section: 'Products',
  siteName: 'Flou Cloud',
  host: 'flou.example',
  picture: '',
  focal: '0.5 0.5',
  ...more,
})

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer()

const LONG =
  'Ketentuan pertanggungjawaban penyelenggara sistem elektronik lingkup privat multinasional dan pemrosesan data'

test.each([
  ['a short title', card(), undefined],
  ['a long Indonesian title', card({ title: LONG, section: 'Dokumentasi produk' }), undefined],
  ['letters that the typeface lacks', card({ title: '日本 Łódź <script>&', section: '' }), undefined],
  ['a busy picture', card({ focal: '1 0' }), await noise(1600, 900)],
  ['a picture that is too small', card(), await noise(40, 30)],
  ['a picture that is none', card(), Buffer.from('no picture')],
])('a card with %s is a JPEG of 1200 × 630 that WhatsApp shows', async (_, content, picture) => {
  const bytes = await draw(content, picture)

  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(300_000)
})

/** Share of bright pixels in an area, which only text has there. */
async function brightness(bytes: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(bytes)
    .extract(area)
    .greyscale()
    .threshold(200)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 0).length / (info.width * info.height)
}

test('the title is drawn whole: each letter adds to it', async () => {
  const area = { left: 60, top: 190, width: 700, height: 300 }
  const shares = await Promise.all(
    ['m', 'mem', 'memindah', 'memindahkan'].map(async (title) =>
      brightness(await draw(card({ title }), undefined), area),
    ),
  )

  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeGreaterThan(5 * (shares[0] ?? 1))
})

test('the picture is cropped around its focal point', async () => {
  const halves = await sharp({ create: { width: 800, height: 486, channels: 3, background: '#000000' } })
    .composite([
      { input: { create: { width: 400, height: 486, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const area = { left: 790, top: 120, width: 300, height: 390 }
  const shareOf = async (focal: string) => brightness(await draw(card({ focal }), halves), area)

  expect(await shareOf('0 0.5')).toBeGreaterThan(0.95)
  expect(await shareOf('1 0.5')).toBeLessThan(0.05)
})
