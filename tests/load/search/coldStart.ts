import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Worker, isMainThread, workerData } from 'node:worker_threads'
import { memoryIndexFiles, type ReadFile } from '@flou/functions/features/search/storage/indexFiles.ts'
import { readManifest } from '@flou/functions/features/search/storage/indexManifest.ts'
import { replaceIndex } from '@flou/functions/features/search/storage/replaceIndex.ts'
import { ROOT } from '../../steps.ts'
import { quantile } from '../statistics.ts'
import { manyDocuments } from './manyDocuments.ts'
import { publishedDocuments } from './publishedDocuments.ts'

/**
 * Time of the first search in a new process: Node, bundle, index, response. A local server replaces S3 and the table.
 * Usage: `node tests/load/search/coldStart.ts <origin of a running product> [pages]` after a build.
 */
const RUNS = 11
const BUNDLE = path.join(ROOT, 'dist/functions/search/index.cjs')

/** Calls the function as API Gateway does; prints load and response time since process start. */
const FIRST_SEARCH = `
const { handler } = require(process.argv[1])
const loaded = performance.now()
const event = { version: '2.0', routeKey: 'GET /api/search', rawPath: '/api/search', rawQueryString: 'query=virtual+server', headers: {
  'x-origin-verify': 'x', 'x-viewer-address': '203.0.113.1', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  queryStringParameters: { query: 'virtual server' }, requestContext: { http: { method: 'GET', path: '/api/search', sourceIp: '' }, requestId: 'x' }, isBase64Encoded: false }
handler(event, { awsRequestId: 'x', getRemainingTimeInMillis: () => 10000 }).then(({ statusCode, body }) => {
  const { data } = JSON.parse(body)
  const { user, system } = process.cpuUsage()
  console.log(JSON.stringify({ loaded, answered: performance.now(), cpu: (user + system) / 1000, statusCode, found: data && data.all }))
  process.exit(0)
})`

type Files = ReadonlyMap<string, ReadFile>

/** Fake bucket and table: files by key, empty table. */
async function serve(files: Files): Promise<number> {
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').replace(/^\/site\//, '')
    const file = files.get(key)
    if (request.method === 'POST') response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}')
    else if (file) {
      const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const body = Buffer.from(file.body)
      response.setHeader('etag', file.etag).writeHead(start ? 206 : 200)
      response.end(start ? body.subarray(Number(start), Number(end) + 1) : body)
    } else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

interface FirstSearch {
  loaded: number
  answered: number
  /** CPU time, less affected by other load. */
  cpu: number
  statusCode: number
  found: number
}

function firstSearch(port: number): FirstSearch {
  const endpoint = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: 'x',
    ORIGIN_SECRET: 'x',
    SITE_BUCKET: 'site',
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', FIRST_SEARCH, BUNDLE], {
    encoding: 'utf8',
    env,
  })
  const line = stdout.trim().split('\n').at(-1) ?? ''
  if (!line.startsWith('{"loaded"')) throw new Error(stderr || stdout)
  return JSON.parse(line) as FirstSearch // printed by FIRST_SEARCH
}

async function main(origin: string, pages: number) {
  const files = memoryIndexFiles()
  const documents = {
    en: manyDocuments(await publishedDocuments(origin, 'en'), pages),
    id: manyDocuments(await publishedDocuments(origin, 'id'), pages),
  }
  const now = () => new Date()
  const { manifest: since } = await readManifest(files)
  await replaceIndex({ files, now }, { since, documents })
  // waiting for a child process blocks this thread, so the server runs in another
  const server = new Worker(new URL(import.meta.url), { workerData: files.files })
  const [port] = (await once(server, 'message')) as [number]
  const searches = Array.from({ length: RUNS }, () => firstSearch(port))
  const ms = (of: (search: FirstSearch) => number, share: number) =>
    Math.round(quantile(searches.map(of), share))
  console.log({
    pages,
    found: searches[0]?.found,
    status: searches[0]?.statusCode,
    loadedMs: ms(({ loaded }) => loaded, 0.5),
    answeredMs: ms(({ answered }) => answered, 0.5),
    answeredMsP95: ms(({ answered }) => answered, 0.95),
    cpuMs: ms(({ cpu }) => cpu, 0.5),
  })
  await server.terminate()
}

if (isMainThread) {
  const [origin = 'http://127.0.0.1:3000', pages = '10000'] = process.argv.slice(2)
  await main(origin, Number(pages))
} else {
  const { parentPort } = await import('node:worker_threads')
  parentPort?.postMessage(await serve(workerData as Files))
}
