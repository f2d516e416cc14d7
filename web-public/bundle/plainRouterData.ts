import path from 'node:path'
import { routerOnServer } from './routerOnServer.ts'

const START = 'async function flatten(input) {'
const PLAIN = path.join(import.meta.dirname, '../app/document/plainData.ts')

/**
 * The router's encoding of data, which leaves plain data to `flattenPlain`: the first that an encoder gets, all but promises that come later.
 * @throws where the router encodes it in another way
 */
export function withPlainData(code: string): string {
  if (!code.includes(START) || !code.includes('const { indices } = this'))
    throw new Error('The router encodes data in another way: see web-public/bundle/plainRouterData.ts')
  const first = `${START}
	const plain = this.index === 0 ? flattenPlain(input) : undefined;
	if (plain) {
		this.stringified = plain;
		this.index = plain.length;
		return 0;
	}`
  return `import { flattenPlain } from ${JSON.stringify(PLAIN)};\n${code.replace(START, () => first)}`
}

export const plainRouterData = () =>
  routerOnServer('plain-router-data', 'vendor/turbo-stream-v2/flatten.js', withPlainData)
