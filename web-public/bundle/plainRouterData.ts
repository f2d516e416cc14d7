import path from 'node:path'

const MODULE = '/react-router/dist/production/vendor/turbo-stream-v2/flatten.js'
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

/** In the publisher's build. */
export function plainRouterData() {
  return {
    name: 'plain-router-data',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
    transform: (code: string, id: string) =>
      id.endsWith(MODULE) ? { code: withPlainData(code), map: null } : undefined,
  }
}
