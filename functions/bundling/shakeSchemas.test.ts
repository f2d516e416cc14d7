import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as sdk from '@aws-sdk/client-dynamodb'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { NAMED_ERRORS, namedErrors, pureSchemas, shakeSchemas } from './shakeSchemas.ts'

const FUNCTIONS = join(import.meta.dirname, '..')

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
var UnusedList = [1, 'unused list',
    0, [() => Inner$,
        { [key]: 2 }]
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

test('of errors only those stay registered by which the product decides', async () => {
  const source = `
_s_registry.registerError(General$, General);
n0_registry.registerError(NoSuchKey$, NoSuchKey);
n0_registry.registerError(TooManyTests$, TooManyTests);
`

  const kept = namedErrors(source, new Set(['NoSuchKey']))

  expect(kept).toContain('registerError(General$')
  expect(kept).toContain('registerError(NoSuchKey$')
  expect(kept).not.toContain('TooManyTests')
})

test('every error of AWS that a source asks for by its class is named', async () => {
  const files = await readdir(FUNCTIONS, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const texts = await Promise.all(sources.map((file) => readFile(join(FUNCTIONS, file), 'utf8')))
  const asked = texts.flatMap((text) => {
    const imported = [...text.matchAll(/import \{([^}]*)\} from '@aws-sdk\/client-/g)].join()
    const classes = [...text.matchAll(/instanceof (\w+)/g)].map(([, name = '']) => name)
    return classes.filter((name) => new RegExp(`\\b${name}\\b`).test(imported))
  })

  expect([...new Set(asked)].toSorted()).toEqual([...NAMED_ERRORS].toSorted())
})

test('an error that is not registered still comes by its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flou-shaken-'))
  const outfile = join(folder, 'client.cjs')
  await build({
    stdin: {
      contents: `export { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb'`,
      resolveDir: FUNCTIONS,
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    outfile,
    plugins: [shakeSchemas],
  })
  const shaken: Pick<typeof sdk, 'DynamoDBClient' | 'GetItemCommand'> = createRequire(import.meta.url)(
    outfile,
  )
  const { DynamoDBClient, GetItemCommand } = shaken
  const server = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    response.end('{"__type":"com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-southeast-3',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 2,
  })

  const error: unknown = await client
    .send(new GetItemCommand({ TableName: 'test', Key: { pk: { S: 'x' } } }))
    .catch((reason: unknown) => reason)
  client.destroy()
  server.close()
  await rm(folder, { recursive: true })

  expect(error).toMatchObject({
    name: 'ProvisionedThroughputExceededException',
    $metadata: { attempts: 2, httpStatusCode: 400 },
  })
})
