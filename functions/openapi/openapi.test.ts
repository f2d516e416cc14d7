import { expect, test } from 'vitest'
import { apiScreens } from '@flou/shared/content/routing/apiRoutes.ts'
import { openApi } from './openapi.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'

const document = openApi() as {
  paths: Record<string, Record<string, { operationId: string }>>
  components: { schemas: Record<string, { properties?: object; required?: string[] }> }
}

test.each(apiScreens(REGISTRY).map((screen) => [screen.path, screen] as const))(
  '%s is described with a body that has every declared field',
  (path, { type }) => {
    const schema = document.components.schemas[type.key]

    expect(Object.keys(document.paths[path] ?? {})).toContain(type.single ? 'put' : 'post')
    expect(Object.keys(schema?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(type.declaration.fields)),
    )
  },
)

test('every reference in the document leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g)].map(
    ([, name]) => name,
  )

  expect(names.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([])
})

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )

  expect(new Set(ids).size).toBe(ids.length)
})
