import { routerOnServer } from './routerOnServer.ts'

const STREAM = /serverHandoffStream: encodeViaTurboStream\([^()]*\)/g

/**
 * Removes the router's second encoding of page data, about 7% of rendering.
 * @throws if the router's code differs
 */
export function withoutHandoff(code: string): string {
  const without = code.replaceAll(STREAM, 'serverHandoffStream: undefined')
  if (without === code || without.includes('serverHandoffStream: encode'))
    throw new Error('The router hands data over in another way: see web-public/bundle/withoutHandoff.ts')
  return without
}

export const noHandoff = () => routerOnServer('no-handoff', 'lib/server-runtime/server.js', withoutHandoff)
