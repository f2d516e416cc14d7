import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Modules as a build with these bases has them. */
async function builtWith(bases: { api?: string; images?: string }) {
  vi.resetModules()
  vi.stubGlobal('BUILT_API_BASE', bases.api)
  vi.stubGlobal('BUILT_IMAGE_BASE', bases.images)
  const [{ imageUrl }, { FORM_PATHS, STAFF_API }, { ACCOUNT_PATHS }] = await Promise.all([
    import('./bases.ts'),
    import('./content/routing/apiPaths.ts'),
    import('./account.ts'),
  ])
  return { imageUrl, newsletter: FORM_PATHS.newsletter, STAFF_API, refresh: ACCOUNT_PATHS.refresh }
}

test('calls and files are of the own origin by default', async () => {
  const { imageUrl, newsletter, STAFF_API, refresh } = await builtWith({})

  expect([newsletter, STAFF_API, refresh, imageUrl('/media/a/file.jpg')]).toEqual([
    '/api/newsletter',
    '/api/dashboard',
    '/api/account/refresh-token',
    '/media/a/file.jpg',
  ])
})

test('configured bases come before every path of the API and of a file', async () => {
  const api = 'https://api.example'
  const built = await builtWith({ api, images: 'https://images.example' })

  expect([built.newsletter, built.STAFF_API, built.refresh]).toEqual([
    `${api}/api/newsletter`,
    `${api}/api/dashboard`,
    `${api}/api/account/refresh-token`,
  ])
  expect([built.imageUrl('/media/a/file.jpg'), built.imageUrl('')]).toEqual([
    'https://images.example/media/a/file.jpg',
    '',
  ])
})

test.each(['example.com', 'https://api.example/v1', 'javascript:1', 'https://a b'])(
  'a build with the base %j fails and names the variable',
  async (value) => {
    const { readBases } = await import('./bases.ts')

    expect(() => readBases({ API_BASE: value })).toThrow('API_BASE')
  },
)
