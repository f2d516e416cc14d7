import { expect, test, vi } from 'vitest'
import { cardPath, type ShareCard } from '@flou/shared/site/shareCard.ts'
import { cardRequests } from './cardRequests.ts'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

const CARD: ShareCard = {
  title: 'Backups & "more"',
  section: 'News',
  siteName: 'Flou Cloud',
  host: 'flou.example',
  picture: '/media/a/file.jpg',
  focal: '0.2 0.5',
}
const PAGE = { language: 'en', path: '/news/backups' } as const
const PATH = cardPath(PAGE, CARD)

const html = (image: string) =>
  '<!DOCTYPE html><html><head><meta property="og:site_name" content="Flou Cloud"/>' +
  '<meta property="og:title" content="Backups &amp; &quot;more&quot; | Flou Cloud"/>' +
  `<meta property="og:url" content="https://flou.example/news/backups"/>${image}</head><body></body></html>`

const FILES: Readonly<Record<string, string>> = {
  'en/news/backups/index.html': html(
    `<meta property="og:image" content="https://flou.example${PATH}" data-section="News" ` +
      'data-picture="https://images.example/media/a/file.jpg" data-focal="0.2 0.5"/>',
  ),
  'en/own/index.html': html('<meta property="og:image" content="https://flou.example/media/b/file.jpg"/>'),
  'en/moved/index.html': '<!doctype html><html><head><title>/news</title></head></html>',
}

function setUp() {
  const services = {
    readPage: vi.fn<(key: string) => Promise<string | undefined>>(async (key) => FILES[key]),
    readPicture: vi.fn<(key: string) => Promise<Uint8Array>>(async () => new Uint8Array([1])),
    store: vi.fn<(key: string) => Promise<void>>(async () => undefined),
    draw: vi.fn<() => Promise<Buffer>>(async () => Buffer.from('drawn')),
  }
  const handle = cardRequests({ ...services, originSecret: 'secret' })
  const get = (rawPath: string, secret = 'secret') =>
    handle({ rawPath, headers: { 'x-origin-verify': secret } } as unknown as APIGatewayProxyEventV2)
  return { ...services, get }
}

test('the card of a page is drawn from the published page, stored and answered', async () => {
  const { get, draw, store, readPicture } = setUp()

  expect(await get(PATH)).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    body: Buffer.from('drawn').toString('base64'),
    isBase64Encoded: true,
  })
  expect(readPicture).toHaveBeenCalledWith('media/a/file.jpg')
  expect(draw).toHaveBeenCalledWith(CARD, new Uint8Array([1]))
  expect(store).toHaveBeenCalledWith(PATH.slice(1), Buffer.from('drawn'))
})

test('a title that the page does not have is not drawn: the answer is the current card', async () => {
  const { get, draw, store } = setUp()
  const foreign = cardPath(PAGE, { ...CARD, title: 'Free money' })

  expect(foreign).not.toBe(PATH)
  expect(await get(foreign)).toMatchObject({ statusCode: 302, headers: { location: PATH } })
  expect(draw).not.toHaveBeenCalled()
  expect(store).not.toHaveBeenCalled()
})

test.each([
  ['of a page that is not published', '/og/en/absent/a-b.jpg'],
  ['of a page that shares its own picture', '/og/en/own/a-b.jpg'],
  ['of a page that moved', '/og/en/moved/a-b.jpg'],
  ['in an unknown language', PATH.replace('/en/', '/fr/')],
  ['above the folder', '/og/en/../../secret/a-b.jpg'],
  ['without a digest', '/og/en/news/backups'],
])('there is no card %s', async (_, path) => {
  const { get, draw } = setUp()

  expect(await get(path)).toMatchObject({ statusCode: 404 })
  expect(draw).not.toHaveBeenCalled()
})

test('a request that did not pass the CDN is refused', async () => {
  const { get, readPage } = setUp()

  expect(await get(PATH, 'guessed')).toMatchObject({ statusCode: 403 })
  expect(readPage).not.toHaveBeenCalled()
})
