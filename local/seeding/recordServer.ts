import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { IDEMPOTENCY_HEADER } from '@flou/shared/api.ts'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PROGRAM = `
import { loadContent } from '@flou/demo/load.ts'
import { readContent } from '@flou/demo/loader/content.ts'
import { PICTURES } from '@flou/demo/loader/pictures.ts'
import { repeatableKeys, signIn } from './apiClient.ts'
const pictures = new Map([...PICTURES.keys()].map((name, at) => [name, { id: at + 1, path: name }]))
const api = await signIn(process.argv[1], { email: 'a', password: 'b' }, repeatableKeys())
await loadContent(api, readContent(), pictures)
`

/** API that stores each idempotency key once. Tests only. */
export async function startRecordServer() {
  const stored = new Map<string, number>()
  const calls: string[] = []
  let afterCall = () => {}
  const answer = (key: string, call: string) => {
    if (!stored.has(key)) {
      stored.set(key, stored.size + 1)
      calls.push(call)
    }
    afterCall()
    return { id: stored.get(key) }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    const key = String(headers[IDEMPOTENCY_HEADER.toLowerCase()])
    const call = `${method} ${url} ${await text(request)}`
    const data = url === ACCOUNT_PATHS.authenticate ? { token: 't' } : answer(key, call)
    response.end(JSON.stringify({ data }))
  }
  const server = createServer((request, response) => void respond(request, response))
  server.keepAliveTimeout = 0
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function load({ killAfter = Infinity }: { killAfter?: number }): Promise<NodeJS.Signals | null> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, origin], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    afterCall = () => {
      if (stored.size >= killAfter) child.kill('SIGKILL')
    }
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
    if (signal === null && code !== 0) throw new Error(`The load ended with ${code}.`)
    return signal
  }
  return { stored, calls, load, stop: () => server.close() }
}
