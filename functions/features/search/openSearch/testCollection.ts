import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCollection, PAGES_INDEX } from './collection.ts'
import type { StoredPage } from './storedPage.ts'

type Clause = Readonly<Record<string, never>>
interface Bool {
  filter?: Clause[]
  should?: Clause[]
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [index, second] of Array.from(other).entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === second ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const allowedErrors = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

interface MultiMatch {
  query: string
  fields: string[]
  boost?: number
  fuzziness?: string
}

function matchScore(page: StoredPage, { query, fields, boost = 1, fuzziness }: MultiMatch): number {
  const isMatch = (word: string, token: string) =>
    word === token || (fuzziness !== undefined && distance(word, token) <= allowedErrors(word))
  let score = 0
  for (const field of fields) {
    const [name = '', weight = '1'] = field.split('^')
    const tokens = page[name as 'title' | 'text'].split(' ')
    const found = query.split(' ').filter((word) => tokens.some((token) => isMatch(word, token)))
    score += found.length * Number(weight) * boost
  }
  return score
}

function scoreOf(page: StoredPage, clause: Clause): number {
  const [[kind, body] = ['', {}]] = Object.entries(clause) as [string, Record<string, unknown>][]
  if (kind === 'match_all') return 1
  const [[field, value]] = Object.entries(body) as [[keyof StoredPage, unknown]]
  if (kind === 'term') return page[field] === value ? 1 : 0
  if (kind === 'terms') return (value as unknown[]).includes(page[field]) ? 1 : 0
  if (kind === 'prefix') {
    const { value: start } = value as { value: string }
    return page[field as 'title'].split(' ').some((token) => token.startsWith(start)) ? 1 : 0
  }
  if (kind === 'multi_match') return matchScore(page, body as unknown as MultiMatch)
  if (kind !== 'bool') throw new Error(`The query ${kind} is not imitated`)
  const { filter = [], should = [] } = body as Bool
  if (filter.some((one) => scoreOf(page, one) === 0)) return 0
  return should.reduce((sum, one) => sum + scoreOf(page, one), 0)
}

interface SearchBody {
  query: Clause
  size: number
  sort?: unknown
  search_after?: string[]
}

const sortKeyOf = ({ path, language }: StoredPage) => [path, language]
const isAfter = (key: string[], after: string[]) => key.join(' ') > after.join(' ')

function searchIn(pages: ReadonlyMap<string, StoredPage>, body: SearchBody) {
  const found = [...pages]
    .map(([_id, page]) => ({ _id, _source: page, _score: scoreOf(page, body.query), sort: sortKeyOf(page) }))
    .filter(({ _score }) => _score > 0)
    .filter(({ sort }) => !body.search_after || isAfter(sort, body.search_after))
    .toSorted(({ sort: one, _score: score }, { sort: other, _score: otherScore }) =>
      body.sort ? (isAfter(one, other) ? 1 : -1) : otherScore - score,
    )
  return { hits: { hits: found.slice(0, body.size) } }
}

function writeTo(pages: Map<string, StoredPage>, body: string, statusOf: (path: string) => number) {
  const lines = body.trimEnd().split('\n')
  const items: object[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const action = JSON.parse(lines[at] ?? '') as { index?: { _id: string }; delete?: { _id: string } }
    const { _id: id = '' } = action.index ?? action.delete ?? {}
    if (action.delete) {
      items.push({ delete: { status: pages.delete(id) ? 200 : 404 } })
      continue
    }
    at += 1
    const page = JSON.parse(lines[at] ?? '') as StoredPage
    const status = statusOf(page.path)
    if (status < 400) pages.set(id, page)
    items.push({ index: { status } })
  }
  return { errors: false, items }
}

const REGION = 'ap-southeast-1'
const HASH = 'x-amz-content-sha256'

const isSigned = ({ headers }: IncomingMessage, body: string) =>
  headers.authorization?.includes(`/${REGION}/aoss/aws4_request`) === true &&
  headers[HASH] === createHash('sha256').update(body).digest('hex')

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

class Sha256 {
  readonly #hash = createHash('sha256')
  update(data: string | Uint8Array) {
    this.#hash.update(data)
  }
  digest() {
    return Promise.resolve(new Uint8Array(this.#hash.digest()))
  }
}

/** In-memory stand-in of the used part of a search collection's API. */
export async function startTestCollection() {
  const pages = new Map<string, StoredPage>()
  const faults = { statusOfCall: () => 200, statusOfPage: (_path: string) => 201 }
  let exists = false
  const answer = (path: string, body: string): [number, object] => {
    if (path === `/${PAGES_INDEX}`) {
      if (exists) return [400, { error: { type: 'resource_already_exists_exception' } }]
      exists = true
      return [200, {}]
    }
    if (!exists) return [404, { error: { type: 'index_not_found_exception' } }]
    if (path.endsWith('/_bulk')) return [200, writeTo(pages, body, faults.statusOfPage)]
    return [200, searchIn(pages, JSON.parse(body) as SearchBody)]
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request)
    const fault = isSigned(request, body) ? faults.statusOfCall() : 403
    const [status, content] = fault === 200 ? answer(request.url ?? '', body) : [fault, {}]
    response.writeHead(status).end(JSON.stringify(content))
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const open = (region = REGION) => openCollection(endpoint, { region, credentials, sha256: Sha256 }, 1)
  return { open, pages, faults, stop: () => server.close() }
}
