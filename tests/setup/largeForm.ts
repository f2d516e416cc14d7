import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from '../steps.ts'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' } as const

interface LargeForm {
  url: string
  stop: () => void
}

/** Builds and serves the form of 500 fields without writing files. */
export async function serveLargeForm(): Promise<LargeForm> {
  const folder = mkdtempSync(path.join(tmpdir(), 'typing-'))
  const root = path.join(ROOT, 'web-admin/measure')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: folder, target: 'esnext' },
  })
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://form')
    const file = pathname === '/' ? '/index.html' : pathname
    const type = TYPES[path.extname(file) as keyof typeof TYPES] // undefined for unknown types
    if (!type || file.includes('..')) return response.writeHead(404).end('{}')
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(path.join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address
  const stop = () => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, stop }
}
