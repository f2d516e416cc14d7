import { expect, test } from 'vitest'
import { OFFICES } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'
import { screenLoader } from './screens.ts'

const routes = OFFICES.flatMap((office) => REGISTRY.areas.flatMap((area) => routesOf(area, office)))

test('every declared address of both offices opens a screen', () => {
  const withoutScreen = routes.filter((route) => screenLoader(route) === undefined)

  expect(routes.length).toBeGreaterThan(100)
  expect(withoutScreen.map(({ url }) => url)).toEqual([])
})

test('no address of an office is declared twice', () => {
  const urls = routes.map(({ url }) => url)

  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})
