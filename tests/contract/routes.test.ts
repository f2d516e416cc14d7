import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'

/** Routes of both back-offices, as the specification lists them. */
const SPEC = path.join(import.meta.dirname, 'spec')

const patternsOf = (office: Office) =>
  readFileSync(path.join(SPEC, `routes-${office}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))

/** Optional parameters do not distinguish routes. */
const normal = (pattern: string) => pattern.replaceAll('?', '')

describe.each(OFFICES)('%s', (office) => {
  const registered = new Set(AREAS.flatMap((area) => routesOf(area, office)).map(({ url }) => normal(url)))

  test.each(patternsOf(office))('%s is registered', (pattern) => {
    expect(registered).toContain(normal(pattern))
  })

  test('no pattern is registered twice', () => {
    const all = AREAS.flatMap((area) => routesOf(area, office)).map(({ url }) => normal(url))

    expect(all.length).toBe(new Set(all).size)
  })
})
