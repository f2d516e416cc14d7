import { expect, test } from 'vitest'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'

const routes = OFFICES.flatMap((office) => REGISTRY.areas.flatMap((area) => routesOf(area, office)))

test('no address of an office is declared twice', () => {
  const urls = routes.map(({ url }) => url)

  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
})
