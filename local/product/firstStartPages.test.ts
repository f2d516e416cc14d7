import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstStartPages, type FirstStage } from './firstStartPages.ts'

const HTML = { accept: 'text/html,*/*' }

let server: Server
let origin: string
let step: FirstStage | undefined
const published = new Set<string>()

beforeEach(async () => {
  step = 'home'
  published.clear()
  const before = firstStartPages({
    isPublished: (key) => published.has(key),
    stage: () => step,
    adminOrigin: 'http://127.0.0.1:3001',
  })
  server = createServer((request, response) => {
    if (!before(request, response)) response.end('the CDN')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on a port
})
afterEach(() => {
  server.close()
})

const ask = async (path: string, headers: Record<string, string> = HTML) => {
  const answer = await fetch(origin + path, { headers })
  return { status: answer.status, text: await answer.text() }
}

test('a page that is not published yet says so in its language, and what is being done', async () => {
  const english = await ask('/products')
  step = 'pages'
  published.add('id/index.html')
  const indonesian = await ask('/id/products?from=menu')

  expect(english.status).toBe(503)
  expect(english.text).toContain('<html lang="en">')
  expect(english.text).toMatch(/aria-current="step">Loading what the home page shows/)
  expect(english.text).not.toContain('To the home page')
  expect(indonesian.status).toBe(503)
  expect(indonesian.text).toContain('<html lang="id">')
  expect(indonesian.text).toMatch(/data-done>Memuat konten demo lainnya/)
  expect(indonesian.text).toMatch(/aria-current="step">Menerbitkan semua halaman/)
  expect(indonesian.text).toContain('<a href="/id">Ke beranda</a>')
})

test('a page that waits is told of the next step, and that the page has come', async () => {
  const again = () => fetch(`${origin}/products`, { headers: { ...HTML, 'x-first-start': '1' } })
  step = 'content'
  const waiting = await again()
  published.add('en/products/index.html')
  const there = await again()

  expect(waiting.status).toBe(200)
  expect(waiting.headers.get('x-first-start')).toBe('content')
  expect(await waiting.text()).toMatch(/aria-current="step">Loading the rest/)
  expect(there.headers.has('x-first-start')).toBe(false)
})

test('what is published, what is no page, and everything after the first start is left to the CDN', async () => {
  published.add('en/products/index.html').add('id/index.html')
  for (const path of ['/products', '/products/', '/id', '/assets/page.css', '/api/search'])
    expect((await ask(path)).text, path).toBe('the CDN')
  expect((await ask('/products.data', { accept: '*/*' })).text).toBe('the CDN')
  step = undefined
  expect((await ask('/pricing')).text).toBe('the CDN')
})
