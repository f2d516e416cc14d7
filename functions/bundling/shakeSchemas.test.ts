import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { pureSchemas } from './shakeSchemas.ts'

const SCHEMAS = `
const key = globalThis.name
export var Short$ = [-3, 'short', []];
register(Short$)
function register() {}
export var Used$ = [3, 'used',
    { [key]: 1 }, () => Inner$
];
export var Inner$ = [3, 'inner',
    [0, [1, 2]], { [key]: ['x'] }
];
export var Unused$ = [3, 'unused',
    { [key]: [1] }
];
`

async function bundled(schemas: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import { Used$ } from 'schemas'; export const names = [Used$[1], Used$[3]()[1]]` },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'schemas',
        setup(plugged) {
          plugged.onResolve({ filter: /^schemas$/ }, () => ({ path: 'schemas', namespace: 'test' }))
          plugged.onLoad({ filter: /.*/, namespace: 'test' }, () => ({ contents: schemas }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

test('descriptions that nothing uses are dropped, others work as before', async () => {
  const [before, after] = await Promise.all([bundled(SCHEMAS), bundled(pureSchemas(SCHEMAS))])

  expect(before).toContain('unused')
  expect(after).not.toContain('unused')
  const { names } = await import(`data:text/javascript,${encodeURIComponent(after)}`)
  expect(names).toEqual(['used', 'inner'])
})
