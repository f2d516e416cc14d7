import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { bundle } from '@flou/functions/bundling/bundle.ts'
import { lambda } from '@flou/functions/core/manifest.ts'
import { eventOf } from '@flou/functions/core/http/testApi.ts'
import { ROOT } from '../../steps.ts'
import type { Measured, Work } from '../api/handlerProcess.ts'
import { quantile } from '../statistics.ts'

/**
 * CPU time that direct puts of pages save (docs/decisions/aws-sdk.md): a bundled function puts through the SDK and
 * directly in turns, each in a separate process.
 * Usage: `node tests/load/publishing/putCalls.ts [rounds] [puts]`.
 */
const ROUNDS = Number(process.argv[2] ?? 15)
const PUTS = Number(process.argv[3] ?? 500)

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a server over TCP

const folder = mkdtempSync(path.join(tmpdir(), 'flou-puts-'))
const about = 'Puts pages for a measurement'
const putFunction = lambda({
  about,
  memory: 128,
  timeout: 3,
  table: { actions: [], indexes: [] },
  environment: [],
})
await bundle({ folder: import.meta.dirname, manifests: { putFunction } }, folder)

const start = (tableCalls: string): ChildProcess =>
  fork(path.join(ROOT, 'tests/load/api/handlerProcess.ts'), {
    env: {
      ...process.env,
      TABLE_CALLS: tableCalls,
      AWS_REGION: 'ap-southeast-3',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    },
  })

async function cpuMs(child: ChildProcess): Promise<number> {
  const requests = Array.from({ length: PUTS * 2 + 1 }, () => eventOf('PUT', '/', {}))
  const answered = once(child, 'message')
  child.send({ bundle: path.join(folder, 'putFunction/index.cjs'), requests, warmUp: PUTS } satisfies Work)
  const [answer] = (await answered) as [{ measured?: Measured; failure?: string }] // message of handlerProcess
  if (!answer.measured) throw new Error(answer.failure)
  return answer.measured.cpuMs
}

const children = { sdk: start('sdk'), direct: start('direct') }
const rounds: { sdk: number; direct: number }[] = []
for (let round = 0; round < ROUNDS; round += 1)
  rounds.push({ sdk: await cpuMs(children.sdk), direct: await cpuMs(children.direct) })
for (const child of Object.values(children)) child.disconnect()
server.closeAllConnections()
server.close()
rmSync(folder, { recursive: true })

const values = (pick: (round: { sdk: number; direct: number }) => number, at: number) =>
  quantile(rounds.map(pick), at).toFixed(2)
const saved = (at: number) => values(({ sdk, direct }) => sdk - direct, at)
console.log(
  `put: SDK ${values(({ sdk }) => sdk, 0.5)} ms, direct ${values(({ direct }) => direct, 0.5)} ms CPU; ` +
    `saved per put ${saved(0.5)} ms (${saved(0.1)}–${saved(0.9)})`,
)
