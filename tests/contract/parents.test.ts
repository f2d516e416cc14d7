import { describe, expect, test } from 'vitest'
import type { AnyType } from '@flou/shared/content/define.ts'
import { isOrdered } from '@flou/shared/content/order.ts'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { AREAS, REGISTRY } from '@flou/shared/content/registry.ts'
import { hasStatus } from '@flou/shared/content/visibility.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'
import { formShape } from '../../web-admin/src/fields/formShape.ts'

/** The parent record is either part of the path or a field of the form, never both. */

const TYPES = [...REGISTRY.types.values()]
const parentOf = (type: (typeof TYPES)[number]) => (type.single ? undefined : type.parent)

test('there are types of which the address says what they are below', () => {
  expect(TYPES.filter(parentOf).length).toBeGreaterThan(1)
})

describe.each(TYPES.map((type) => [type.key, type] as const))('%s', (_, type) => {
  const parent = parentOf(type)

  test(`a form asks for ${parent ? 'everything but what the address and the buttons say' : 'everything declared but a status that the buttons set'}`, () => {
    const { fields, localized } = formShape(type)

    expect(Object.keys(fields)).toEqual(
      Object.keys(type.declaration.fields).filter(
        (name) =>
          name !== parent?.field &&
          !(name === 'status' && hasStatus(type)) &&
          !(
            name === 'order' &&
            !type.single &&
            isOrdered(type) &&
            !type.declaration.fields['order']?.required
          ),
      ),
    )
    expect(localized).toBe(type.declaration.localized)
  })
})

test.each(OFFICES)(
  'in %s the address of a type names the parent if the type has one, and only then',
  (office) => {
    const routes = AREAS.flatMap((area) => routesOf(area, office)).filter(({ type }) => type !== undefined)
    const isBelow = (type: AnyType | undefined) =>
      type !== undefined && (type.single ? type.below : type.parent) !== undefined

    expect(routes.length).toBeGreaterThan(200)
    const wrong = routes.filter(({ type, parentName }) => (parentName !== undefined) !== isBelow(type))
    expect(wrong.map(({ url }) => url)).toEqual([])
  },
)
