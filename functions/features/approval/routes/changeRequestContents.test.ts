import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '@flou/shared/content/types/product/product.ts'
import { keyOfFields } from '../../publishing/pageData/dependencyKey.ts'
import { PageStore } from '../../publishing/pageData/pageStore.ts'
import { dependencies } from '../../../core/store/dependencies.ts'
import { startTestTable } from '../../../core/store/testTable.ts'
import { pagesOf, type ChangeRequestSubject } from './changeRequestContents.ts'

let started: Awaited<ReturnType<typeof startTestTable>>
beforeAll(async () => {
  started = await startTestTable()
})
afterAll(() => started.stop())

/** Publishes a page that depends on these keys. */
async function publish(path: string, keys: readonly string[]) {
  const page = { path, dependencies: keys, hashes: { en: '1', id: '1' }, lastModified: '' }
  const store = new PageStore(started.table)
  const claim = await store.claim(path, undefined, new Date())
  if (claim) await store.complete(page, claim)
}

test('the pages of a change are its own and those that list or name the record, each once', async () => {
  await publish('/products/servers', [
    dependencies.record('product', 1),
    keyOfFields(dependencies.listed('product', 1), ['title']),
  ])
  await publish('/products', [keyOfFields(dependencies.listed('product', 1), ['icon', 'title'])])
  await publish('/products/storage', [dependencies.record('product', 2)])
  const changeRequest = { recordId: 1 } as ChangeRequestSubject['changeRequest'] // fields it reads

  const pages = await pagesOf({
    table: started.table,
    changeRequest: changeRequest,
    type: product,
    command: { name: 'trash' } as never,
  })

  expect(pages).toEqual({ shown: ['/products/servers', '/products'], total: 2 })
})
