import type { PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { expect, test } from 'vitest'
import { priceFiles } from './priceFiles.ts'

const at = (product: number) => ({ product, version: 'abcdefghijklmno1' })
const keyOf = (product: number) => `prices/${product}/abcdefghijklmno1.json`
const FILE = { product: 7 } as PriceFile // only passed on

/** Reads answer one after another; the last one repeats. */
function reading(...answers: (() => Promise<string | undefined>)[]) {
  const keys: string[] = []
  const read = priceFiles((key) => {
    keys.push(key)
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? expect.fail()
  })
  return { keys, read }
}
const found = () => Promise.resolve(JSON.stringify(FILE))

test('a file is read once, also by two at the same time', async () => {
  const { keys, read } = reading(found)

  expect(await Promise.all([read(at(7)), read(at(7))])).toEqual([FILE, FILE])
  expect(await read(at(7))).toEqual(FILE)
  expect(keys).toEqual([keyOf(7)])
})

test.each([
  ['is not there yet', () => Promise.resolve(undefined)],
  ['cannot be read', () => Promise.reject(new Error('busy'))],
  ['is no JSON', () => Promise.resolve('{')],
])('a file that %s is read again', async (_, first) => {
  const { keys, read } = reading(first, found)

  await read(at(7)).catch(() => undefined)

  expect(await read(at(7))).toEqual(FILE)
  expect(keys).toEqual([keyOf(7), keyOf(7)])
})

test('of more than 200 files those that were read longest ago are forgotten', async () => {
  const { keys, read } = reading(found)
  for (let product = 0; product < 200; product += 1) await read(at(product))
  await read(at(0))

  await read(at(200))
  keys.length = 0
  for (const product of [0, 2, 200, 1]) await read(at(product))

  expect(keys).toEqual([keyOf(1)])
})
