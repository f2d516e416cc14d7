import path from 'node:path'
import { routerOnServer } from './routerOnServer.ts'

const START = 'async function flatten(input) {'
const PLAIN = path.join(import.meta.dirname, '../app/document/plainData.ts')

/**
 * Patches the router to use `flattenPlain`.
 * @throws if the router's code differs
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
