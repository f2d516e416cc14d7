import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '@flou/shared/content/types/product/product.ts'
import { keyOfFields } from '../../pages/keyParts.ts'
import { PageStore } from '../../publish/pages/pageStore.ts'
import { dependencies } from '../../store/dependencies.ts'
import { startTestTable } from '../../store/testTable.ts'
import { pagesOf, type ChangeSubject } from './changeContents.ts'

let started: Awaited<ReturnType<typeof startTestTable>>
beforeAll(async () => {
  started = await startTestTable()
})
afterAll(() => started.stop())

/** A page that has read these keys. */
async function publish(path: string, keys: readonly string[]) {
  const page = { path, dependencies: keys, hashes: { en: '1', id: '1' }, lastModified: '' }
  const store = new PageStore(started.table)
  const claim = await store.claim(path, undefined, new Date())
  if (claim) await store.settle(page, claim)
}

test('the pages of a change are its own and those that list or name the record, each once', async () => {
  await publish('/products/servers', [
    dependencies.record('product', 1),
    keyOfFields(dependencies.listed('product', 1), ['title']),
  ])
  await publish('/products', [keyOfFields(dependencies.listed('product', 1), ['icon', 'title'])])
  await publish('/products/storage', [dependencies.record('product', 2)])
  const change = { recordId: 1 } as ChangeSubject['change'] // what is asked of it

  const pages = await pagesOf({
    table: started.table,
    change,
    type: product,
    command: { name: 'trash' } as never,
  })

  expect(pages).toEqual({ shown: ['/products/servers', '/products'], total: 2 })
})
