import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { expect, test } from 'vitest'

const SITE_ORIGIN = 'https://site.example'
const ADMIN_ORIGIN = 'https://admin.example'

interface Answer {
  status: number
  body: string
}

const healthy = (address: string, { method = 'GET' }: RequestInit): Answer => {
  if (method === 'POST') return { status: 422, body: '{}' }
  return { status: 200, body: address.includes('/api/') ? '{"data":[]}' : '<html></html>' }
}

/** Runs the visitor against the answers; resolves to its failure, if any. */
async function visit(answer: typeof healthy) {
  const visited: string[] = []
  const fetch = async (address: string, request: RequestInit) => {
    visited.push(`${request.method ?? 'GET'} ${address}`)
    const { status, body } = answer(address, request)
    return { status, text: async () => body }
  }
  const exports: { handler?: () => Promise<void> } = {}
  const source = readFileSync(new URL('./watchSite.js', import.meta.url), 'utf8')
  const process = { env: { SITE_ORIGIN, ADMIN_ORIGIN } }
  vm.runInNewContext(source, { exports, process, fetch, AbortSignal })
  const failure = await exports.handler?.().then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { failure, visited }
}

test('pages in both languages, search, a form and sign-in are visited, and nothing is stored', async () => {
  const { failure, visited } = await visit(healthy)

  expect(failure).toBeUndefined()
  expect(visited).toEqual([
    `GET ${SITE_ORIGIN}/`,
    `GET ${SITE_ORIGIN}/id`,
    `GET ${SITE_ORIGIN}/search?query=cloud`,
    `GET ${SITE_ORIGIN}/api/search?query=cloud`,
    `POST ${SITE_ORIGIN}/api/forms/contactMessage`,
    `GET ${ADMIN_ORIGIN}/`,
    `POST ${ADMIN_ORIGIN}/api/authenticate`,
  ])
})

test('the failure names each part that does not work', async () => {
  const { failure } = await visit((address, request) => {
    if (address.endsWith('/id')) return { status: 502, body: '' }
    if (address.endsWith('/search?query=cloud')) return { status: 200, body: '' }
    if (address.endsWith('/authenticate')) throw new Error('connect ECONNREFUSED')
    return healthy(address, request)
  })

  expect(failure?.split('; ')).toEqual([
    'home page in Indonesian: 502 instead of 200',
    'search page: the answer does not contain </html>',
    'search: the answer does not contain "data"',
    'sign-in: connect ECONNREFUSED',
  ])
})
