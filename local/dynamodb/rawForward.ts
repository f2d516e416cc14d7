import net from 'node:net'
import type { Forward, Headers, RawResponse } from './client.ts'

/**
 * Raw sockets, because Node's HTTP client is the gateway's largest cost. Supports only dynoxide's response
 * format.
 */
export function rawForward(endpoint: URL): { forward: Forward; close: () => void } {
  const idle: Connection[] = []
  const all = new Set<Connection>()

  function open(): Connection {
    const connection = new Connection(Number(endpoint.port), () => {
      all.delete(connection)
      const at = idle.indexOf(connection)
      if (at >= 0) idle.splice(at, 1)
    })
    all.add(connection)
    return connection
  }

  return {
    async forward(headers, body) {
      const connection = idle.pop() ?? open()
      const response = await connection.send(requestHead(endpoint, headers, body.length), body)
      idle.push(connection)
      return response
    },
    close: () => all.forEach((connection) => connection.end()),
  }
}

class Connection {
  readonly #socket: net.Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (response: RawResponse) => void; reject: (cause: Error) => void } | undefined

  constructor(port: number, onClose: () => void) {
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk))
    this.#socket.on('error', (cause) => this.#fail(cause))
    this.#socket.on('close', () => {
      onClose()
      this.#fail(new Error('The table service closed the connection.'))
    })
  }

  /** One request at a time. */
  send(head: string, body: Buffer): Promise<RawResponse> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.cork()
      this.#socket.write(head, 'latin1')
      this.#socket.write(body)
      this.#socket.uncork()
    })
  }

  end(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const response = parseResponse(this.#received)
    if (response === 'incomplete') return
    this.#received = Buffer.alloc(0)
    if (response === 'unknown')
      this.#fail(new Error('The table service answered in a form that is not known.'))
    else this.#waiting?.resolve(response)
    this.#waiting = undefined
  }

  #fail(cause: Error): void {
    this.#waiting?.reject(cause)
    this.#waiting = undefined
    this.#socket.destroy()
  }
}

const END_OF_HEAD = '\r\n\r\n'

/** `unknown` without a content length. */
export function parseResponse(received: Buffer): RawResponse | 'incomplete' | 'unknown' {
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return 'incomplete'
  const [statusLine = '', ...lines] = received.toString('latin1', 0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const separator = line.indexOf(':')
    headers[line.slice(0, separator).toLowerCase()] = line.slice(separator + 1).trim()
  }
  const length = Number(headers['content-length'])
  if (!Number.isInteger(length)) return 'unknown'
  const start = end + END_OF_HEAD.length
  if (received.length < start + length) return 'incomplete'
  return { status: Number(statusLine.split(' ')[1]), headers, body: received.subarray(start, start + length) }
}

function requestHead(endpoint: URL, headers: Headers, length: number): string {
  let head = `POST / HTTP/1.1\r\nhost: ${endpoint.host}\r\ncontent-length: ${length}\r\n`
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'content-length') head += `${name}: ${String(value)}\r\n`
  }
  return `${head}\r\n`
}
