import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { contentHash } from '../buildSteps/contentHash.ts'
import { runTool } from '../buildSteps/runTool.ts'
import { contentType } from '../deployment/contentType.ts'

const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:"

let latest: { hash: string; done: Promise<void> } | undefined

/** Builds on the first request after a change. @throws the output of Vite if it fails */
function build(folder: string): Promise<void> {
  const hash = contentHash(['web-admin', 'shared'], [folder])
  if (latest?.hash !== hash) {
    const done = runTool({
      program: 'vite',
      arguments: ['build', 'kit', '--config', 'kit/vite.config.ts', '--outDir', folder],
      folder: 'web-admin',
      environment: { NODE_ENV: 'production' },
    })
    latest = { hash, done }
    done.catch(() => (latest = undefined))
  }
  return latest?.done ?? Promise.resolve()
}

/** Sends the page of the back-office's UI kit. @param rest path below the page */
export async function sendUiKit(response: ServerResponse, stateDir: string, rest: string): Promise<void> {
  const folder = path.resolve(stateDir, 'uiKit')
  const asset = /^\/assets\/([\w.-]+)$/.exec(rest)?.[1]
  if (asset === undefined) await build(folder)
  const file = path.join(folder, asset === undefined ? 'index.html' : `assets/${asset}`)
  const body = await readFile(file).catch(() => undefined)
  if (!body) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.')
    return
  }
  response.writeHead(200, {
    'content-type': contentType(file),
    'cache-control': 'no-store',
    'content-security-policy': CONTENT_POLICY,
  })
  response.end(body)
}
