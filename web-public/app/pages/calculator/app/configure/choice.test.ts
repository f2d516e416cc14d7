import { expect, test } from 'vitest'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { soldIn, type PriceFile, type PriceFilePackage } from '@flou/shared/pricing/priceFile.ts'
import { initialChoice, moveToRegion, switchKind, regionsIn, variantsInRegion } from './choice.ts'

const [JAKARTA, SURABAYA, SINGAPORE] = [1, 2, 3]

const offer = (id: number, title: string, [region, cpu = 2]: [number, number?]): PriceFilePackage => ({
  id,
  title,
  region,
  price: id * 10_000,
  unit: 'month',
  values: { cpu },
})

/**
 * Small is available everywhere, Large only in Jakarta, Medium with other sizes in Surabaya. Ids repeat between kinds.
 */
const file: PriceFile = {
  product: 7,
  slug: 'virtual-server',
  hoursPerMonth: 730,
  taxPercent: 11,
  regions: [JAKARTA, SURABAYA, SINGAPORE],
  kinds: [
    {
      kind: 'instance',
      name: '',
      hasTax: true,
      packages: [
        offer(1, 'Small', [JAKARTA]),
        offer(2, 'Large', [JAKARTA, 8]),
        offer(3, 'Medium', [JAKARTA, 4]),
        offer(4, 'Small', [SURABAYA]),
        offer(5, 'Medium', [SURABAYA, 6]),
      ],
    },
    {
      kind: 'storage',
      name: '',
      hasTax: false,
      packages: [offer(2, 'Disk', [SURABAYA]), offer(9, 'Disk', [SINGAPORE])],
    },
  ],
  added: [],
}
const [instance, storage] = file.kinds

const startedWith = (kind: PackageKind, id: number) =>
  initialChoice(file, 'v1', { kind, id }) ?? expect.fail('nothing is sold')
const titleOf = (choice: ReturnType<typeof moveToRegion>) => choice && soldIn(file, choice)?.title

test.each(
  file.kinds.flatMap(({ kind, packages }) => packages.map(({ id, region }) => ({ kind, id, region }))),
)('the package $kind $id is opened in its own region', ({ kind, id, region }) => {
  const choice = startedWith(kind, id)

  expect([choice.kind, choice.id, soldIn(file, choice)?.region]).toEqual([kind, id, region])
})

test('a region offers its own packages, and a kind the regions that sell any', () => {
  const titles = (region: number) =>
    instance ? variantsInRegion(instance, file, region).map(({ title }) => title) : []

  expect(titles(JAKARTA)).toEqual(['Small', 'Large', 'Medium'])
  expect(titles(SURABAYA)).toEqual(['Small', 'Medium'])
  expect(instance && regionsIn(instance, file)).toEqual([JAKARTA, SURABAYA])
  expect(storage && regionsIn(storage, file)).toEqual([SURABAYA, SINGAPORE])
})

test('another region keeps the package, or takes the one of its name, or else the first', () => {
  const moved = (id: number) =>
    moveToRegion(file, { ...startedWith('instance', id), quantity: 3, hours: 20 }, SURABAYA)

  expect(moved(1)).toMatchObject({ id: 4, quantity: 3, hours: 20 })
  expect(moved(3)).toMatchObject({ id: 5, quantity: 3, hours: 20 })
  expect(moved(2)).toMatchObject({ id: 4, quantity: 3, hours: 20 })
  expect(titleOf(moved(2))).toBe('Small')
  expect(moveToRegion(file, startedWith('instance', 1), SINGAPORE)).toBeUndefined()
})

test('another kind stays in the region, or else starts in its first', () => {
  expect(switchKind(file, startedWith('instance', 4), 'storage')).toMatchObject({ kind: 'storage', id: 2 })
  expect(switchKind(file, startedWith('storage', 9), 'instance')).toMatchObject({ kind: 'instance', id: 1 })
})
