import { expect, test, vi } from 'vitest'

const RECORD = {
  id: 5,
  path: '/media/a/file.jpg',
  mime: 'image/jpeg',
  width: 640,
  height: 480,
  variants: [
    { path: '/media/a/320.jpg', mime: 'image/jpeg', width: 320 },
    { path: '/media/a/640.webp', mime: 'image/webp', width: 640 },
  ],
  contents: [],
}

async function publicWith(images: string | undefined) {
  vi.resetModules()
  vi.stubGlobal('BUILT_IMAGE_BASE', images)
  const { publicMedia } = await import('./publicMedia.ts')
  vi.unstubAllGlobals()
  return publicMedia(RECORD, 'en')
}

test.each([undefined, 'https://images.example'])(
  'every address of a picture begins with the base %s',
  async (base) => {
    const { imageDefault, imageBig, imageSmall, sources } = await publicWith(base)

    const at = base ?? ''
    expect([imageDefault, imageBig, imageSmall]).toEqual([
      `${at}/media/a/file.jpg`,
      `${at}/media/a/320.jpg`,
      `${at}/media/a/320.jpg`,
    ])
    expect(sources.map(({ srcset }) => srcset)).toEqual([
      `${at}/media/a/640.webp 640w`,
      `${at}/media/a/320.jpg 320w`,
    ])
  },
)

test('a small drawing has a data URL as well; a file without its text has none', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text fill="#0a0">100 % — “é”</text></svg>'
  const { publicMedia } = await import('./publicMedia.ts')
  const file = { ...RECORD, mime: 'image/svg+xml', variants: [] }

  const url = publicMedia({ ...file, drawing }, 'en').drawing ?? ''

  expect(url).toMatch(/^data:image\/svg\+xml,[!$&-;=?-~%]+$/)
  expect(await (await fetch(url)).text()).toBe(drawing)
  expect(publicMedia({ ...file, drawing: '' }, 'en')).not.toHaveProperty('drawing')
})
