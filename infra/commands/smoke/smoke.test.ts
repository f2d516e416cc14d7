import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicChecks } from './publicChecks.ts'
import { runChecks, untilAnswered } from './runChecks.ts'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body: string
}

const page = (language: string) => ({
  headers: { 'content-security-policy': "default-src 'self'" },
  body: `<!doctype html><html lang="${language}"><script src="/assets/entry.client-1a2b.js"></script></html>`,
})

let answers: Map<string, Answer>
let server: Server
let site: string

beforeEach(async () => {
  answers = new Map<string, Answer>([
    ['/', page('en')],
    ['/id', page('id')],
    ['/assets/entry.client-1a2b.js', { headers: { 'cache-control': 'public, immutable' }, body: '' }],
    ['/sitemap.xml', { body: '<sitemapindex><sitemap/></sitemapindex>' }],
    ['/api/menu', { body: '{"data":[]}' }],
    ['/api/search', { body: '{"data":{}}' }],
    ['/api/forms/challenge', { body: '{"data":{}}' }],
  ])
  server = createServer(({ url = '' }, response) => {
    const found = answers.get(url.split('?')[0] ?? '') ?? { status: 404, body: '<html>Not found</html>' }
    response.writeHead(found.status ?? 200, found.headers).end(found.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function report(): Promise<{ failures: number; text: string }> {
  const lines: string[] = []
  const failures = await runChecks(publicChecks(site), (line) => lines.push(line))
  return { failures, text: lines.join('\n') }
}

test('a product that works passes each check', async () => {
  const { failures, text } = await report()

  expect(text).not.toContain('FAILED')
  expect(failures).toBe(0)
  expect(text.match(/^ok /gm)).toHaveLength(7)
})

test('each failure is reported with its reason, and the other checks go on', async () => {
  answers.set('/id', page('en'))
  answers.set('/api/search', { status: 503, body: '{}' })
  answers.set('/assets/entry.client-1a2b.js', { headers: { 'cache-control': 'no-cache' }, body: '' })

  const { failures, text } = await report()

  expect(failures).toBe(3)
  expect(text).toContain(`${site}/id is not in the language id`)
  expect(text).toContain('/api/search?query=cloud answers 503')
  expect(text).toContain('is not cached')
})

test('waiting for a page ends with its last status', async () => {
  await expect(untilAnswered(`${site}/gone`, ({ status }) => status === 200, 0)).rejects.toThrow(
    '/gone still answers 404 after 0 s',
  )
})
