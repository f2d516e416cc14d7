import net from 'node:net'
import type { Forward, Headers, RawAnswer } from './client.ts'

/**
 * Passes requests on over connections of its own. Node's HTTP client costs more than all the rest of the gateway, and
 * every call of every function goes through here. Knows only what dynoxide answers: one status line, headers, and a
 * body whose length is said.
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
      const answer = await connection.send(requestHead(endpoint, headers, body.length), body)
      idle.push(connection)
      return answer
    },
    close: () => all.forEach((connection) => connection.end()),
  }
}

class Connection {
  readonly #socket: net.Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { resolve: (answer: RawAnswer) => void; reject: (cause: Error) => void } | undefined

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
  send(head: string, body: Buffer): Promise<RawAnswer> {
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
    const answer = parseAnswer(this.#received)
    if (answer === 'incomplete') return
    this.#received = Buffer.alloc(0)
    if (answer === 'unknown') this.#fail(new Error('The table service answered in a form that is not known.'))
    else this.#waiting?.resolve(answer)
    this.#waiting = undefined
  }

  #fail(cause: Error): void {
    this.#waiting?.reject(cause)
    this.#waiting = undefined
    this.#socket.destroy()
  }
}

const END_OF_HEAD = '\r\n\r\n'

/** Reads a whole answer; `unknown` where its length is not said. */
export function parseAnswer(received: Buffer): RawAnswer | 'incomplete' | 'unknown' {
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return 'incomplete'
  const [statusLine = '', ...lines] = received.toString('latin1', 0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const mark = line.indexOf(':')
    headers[line.slice(0, mark).toLowerCase()] = line.slice(mark + 1).trim()
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
