import { expect, expectTypeOf, test, vi } from 'vitest'
import { lambda } from '../manifest.ts'
import { functionEnvironment } from './environment.ts'

const manifest = lambda({
  about: 'A test',
  memory: 128,
  timeout: 1,
  table: { actions: [], indexes: [] },
  environment: ['MEDIA_BUCKET'],
})

test('a function reads exactly what its manifest names', () => {
  vi.stubEnv('TABLE_NAME', 'content')
  vi.stubEnv('MEDIA_BUCKET', 'media')
  vi.stubEnv('SITE_BUCKET', 'site')

  const read = functionEnvironment(manifest)

  expect(read).toEqual({ TABLE_NAME: 'content', MEDIA_BUCKET: 'media' })
  expectTypeOf(read).toEqualTypeOf<Record<'TABLE_NAME' | 'MEDIA_BUCKET', string>>()
  vi.unstubAllEnvs()
})

test('a function without one of them does not start', () => {
  vi.stubEnv('TABLE_NAME', 'content')

  expect(() => functionEnvironment(manifest)).toThrow('MEDIA_BUCKET')
  vi.unstubAllEnvs()
})
