import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import { expect, test } from 'vitest'
import { documentationHooks, packageConfigHooks } from './specFormats.ts'

test.each([
  [{ items: [1] }, [1]],
  [[1], [1]],
  [{ items: 'x' }, { items: 'x' }],
  [null, null],
  [undefined, undefined],
  ['x', 'x'],
])('documentation lists may be sent as %j', (sent, list) => {
  expect(documentationHooks.beforeParse?.({ title: 'a', overview: sent, guide: sent })).toEqual({
    title: 'a',
    overview: list,
    guide: list,
  })
})

const properties = [
  { name: 'price', isVisible: false },
  { name: 'unit', isVisible: true },
  { name: 'x' },
  null,
]

test.each<[string, Record<string, unknown>, unknown]>([
  ['are those that the properties hide', { properties }, ['price']],
  ['are those sent, whatever the properties say', { properties, hiddenFields: ['unit'] }, ['unit']],
  ['are absent without either', { properties: 'x' }, undefined],
])('hidden fields of a package %s', (_, body, hidden) => {
  const hooks = packageConfigHooks[PACKAGE_KINDS.instance.config.key]

  expect(hooks?.beforeParse?.({ hasTax: true, ...body })).toEqual({
    hasTax: true,
    ...body,
    ...(hidden !== undefined && { hiddenFields: hidden }),
  })
})
