import { routerOnServer } from './routerOnServer.ts'

const STREAM = /serverHandoffStream: encodeViaTurboStream\([^()]*\)/g

/**
 * The router's server without a second encoding of each page's data: it is for the document, which carries none (docs/architecture.md),
 * and takes a fourteenth of what making a page does.
 * @throws where the router no longer encodes it there
 */
export function withoutHandoff(code: string): string {
  const without = code.replaceAll(STREAM, 'serverHandoffStream: undefined')
  if (without === code || without.includes('serverHandoffStream: encode'))
    throw new Error('The router hands data over in another way: see web-public/bundle/withoutHandoff.ts')
  return without
}

/** Development hands data over in the document. */
export const noHandoff = () => routerOnServer('no-handoff', 'lib/server-runtime/server.js', withoutHandoff)
