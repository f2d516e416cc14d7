import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import { startProduct } from '../../setup/startProduct.ts'
import { StaffClient } from '../staffClient.ts'
import { underLoad } from '../statistics.ts'

/** Requests per second of the API and pages per second of the site, with 16 connections against a running product. */
const LOAD = { seconds: Number(process.argv[2] ?? 5), connections: 16 }

const product = await startProduct()
try {
  const staff = await new StaffClient(product.admin).logIn()
  const rows = await staff.data<ListRow[]>('GET', '/api/dashboard/news?perPage=16')
  const articles = await Promise.all(
    rows.map(({ id }) => staff.data<StoredRecord>('GET', `/api/dashboard/news/${id}`)),
  )
  const category = await staff.data<StoredRecord>('GET', '/api/dashboard/news/category/1')
  const pageOf = (index: number) =>
    `/news-and-information/${String(articles[index % articles.length]?.['slug'])}`
  const get = (path: string) => async () => {
    await staff.data('GET', path)
  }
  const update = async (index: number) => {
    const slot = index % articles.length
    const current = articles[slot]
    if (!current) return
    const { body, status } = await staff.call<StoredRecord>(
      'PUT',
      `/api/dashboard/news/${current.id}`,
      current,
    )
    if (status !== 200 && status !== 409) throw new Error(`update answered ${status}`)
    articles[slot] = body.data // the new revision, or on 409 the current record
  }
  const results = {
    page: await underLoad(LOAD, async (index) => {
      const response = await fetch(product.site + pageOf(index))
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`page answered ${response.status}`)
    }),
    readOne: await underLoad(LOAD, get(`/api/dashboard/news/${articles[0]?.id}`)),
    listOf20: await underLoad(LOAD, get('/api/dashboard/news?perPage=20')),
    listPage2Of10: await underLoad(LOAD, get('/api/dashboard/news?perPage=10&page=2')),
    createInBothLanguages: await underLoad(LOAD, async (index) => {
      await staff.data('POST', '/api/dashboard/news/category', {
        contents: [
          { languageId: 1, title: `Kategori ${index}`, description: 'Deskripsi kategori' },
          { languageId: 2, title: `Category ${index}`, description: 'Description of the category' },
        ],
      })
    }),
    update: await underLoad(LOAD, update),
  }
  console.log(JSON.stringify({ ...LOAD, category: category.id, results }, null, 2))
} finally {
  await product.stop()
}
