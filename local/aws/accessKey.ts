import type { IncomingMessage } from 'node:http'

export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1]
}
