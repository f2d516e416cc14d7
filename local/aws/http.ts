import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Oversized bodies are dropped up to this size, so that the sender gets a response. */
const MOST_DROPPED = 64 * 1024 * 1024

/** Reads the body. Throws `RangeError` above `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Breaking out of the loop would close the connection.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit + MOST_DROPPED) break
    if (size > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  if (size > limit) throw new RangeError('The request body is too large.')
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** Listens on 127.0.0.1 and returns the port; 0 takes any free one. @throws PortInUse */
export function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(cause.code === 'EADDRINUSE' ? new PortInUse(port) : cause)
    })
    server.listen(port, '127.0.0.1', () => {
      // An IP server's address is always an AddressInfo.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Below the ephemeral ports, which outgoing connections could take first. */
const OWN_PORTS = { first: 10_000, end: 32_000 } as const
const TRIES = 50

/** Returns a random free port; concurrent callers hardly collide. */
export async function freePort(): Promise<number> {
  for (let tries = 1; ; tries++) {
    const port = randomInt(OWN_PORTS.first, OWN_PORTS.end)
    try {
      await requireFreePort(port)
      return port
    } catch (cause) {
      if (tries === TRIES || !(cause instanceof PortInUse)) throw cause
    }
  }
}

export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await close(probe)
}

class PortInUse extends Error {
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is in use. End what uses it, or choose another with SITE_PORT or ADMIN_PORT.`)
    this.port = port
  }
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1]
}
