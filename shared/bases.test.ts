import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readBases } from './bases.ts'

/** Paths and URLs of a build with these bases, in a process without cached modules. */
function builtWith(bases: { api?: string; images?: string }) {
  const program = `
    globalThis.BUILT_API_BASE = ${JSON.stringify(bases.api)}
    globalThis.BUILT_IMAGE_BASE = ${JSON.stringify(bases.images)}
    const { imageUrl } = await import('./bases.ts')
    const { FORM_PATHS, STAFF_API } = await import('./content/routing/apiPaths.ts')
    const { ACCOUNT_PATHS } = await import('./accounts/account.ts')
    console.log(JSON.stringify({
      newsletter: FORM_PATHS.newsletter,
      STAFF_API,
      refresh: ACCOUNT_PATHS.refresh,
      images: ['/media/a/file.jpg', ''].map(imageUrl),
    }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return JSON.parse(output) as Record<'newsletter' | 'STAFF_API' | 'refresh', string> & { images: string[] }
}

test('calls and files are of the own origin by default', () => {
  expect(builtWith({})).toEqual({
    newsletter: '/api/newsletter',
    STAFF_API: '/api/dashboard',
    refresh: '/api/account/refresh-token',
    images: ['/media/a/file.jpg', ''],
  })
})

test('configured bases come before every path of the API and of a file', () => {
  const api = 'https://api.example'

  expect(builtWith({ api, images: 'https://images.example' })).toEqual({
    newsletter: `${api}/api/newsletter`,
    STAFF_API: `${api}/api/dashboard`,
    refresh: `${api}/api/account/refresh-token`,
    images: ['https://images.example/media/a/file.jpg', ''],
  })
})

test.each(['example.com', 'https://api.example/v1', 'javascript:1', 'https://a b'])(
  'a build with the base %j fails and names the variable',
  (value) => {
    expect(() => readBases({ API_BASE: value })).toThrow('API_BASE')
  },
)
