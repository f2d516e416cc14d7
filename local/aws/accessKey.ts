import type { IncomingMessage } from 'node:http'

/** The access key a signed request names; undefined where it is not signed. */
export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1]
}
