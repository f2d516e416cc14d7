import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** So much of a body that is too large is read and dropped, so that its sender gets an answer on a connection that goes on. */
const MOST_DROPPED = 64 * 1024 * 1024

/** The whole body of a request; throws `RangeError` over `limit` bytes, and ends the connection over many times that. */
export async function readBody(request: IncomingMessage, limit = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // A request stream yields buffers as long as nobody sets an encoding; leaving the loop would close the connection.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit + MOST_DROPPED) break
    if (size > limit) chunks.length = 0
    else chunks.push(chunk)
  }
  if (size > limit) throw new RangeError('The request body is too large.')
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}

/** Listens on 127.0.0.1; port 0 takes any free one. Answers the port; a used one is an error that names it. */
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

/** Below the ports that systems give to outgoing connections: one of those could have it by the time it is listened on. */
const OWN_PORTS = { first: 10_000, end: 32_000 } as const
const TRIES = 50

/** A port that is free now, by chance, so that two who ask at the same time hardly get the same one. */
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

/** Throws `PortInUse` where a port is taken. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await listen(probe, port)
  await close(probe)
}

export class PortInUse extends Error {
  readonly port: number
  constructor(port: number) {
    super(`Port ${port} is in use. End what uses it, or choose another with SITE_PORT or ADMIN_PORT.`)
    this.port = port
  }
}

/** Ends a server at once, open connections too. */
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
