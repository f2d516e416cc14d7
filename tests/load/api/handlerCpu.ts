import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { menu, subMenu } from '@flou/shared/content/types/menu.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { HandlerBench, type Request } from './handlerBench.ts'
import { seedRecords } from '../seedRecords.ts'

/**
 * CPU time and DynamoDB calls per request of the built handlers, without gateway (docs/budgets.md).
 * Usage: `node tests/load/api/handlerCpu.ts [requests]` after `node functions/build.ts`.
 */
const REQUESTS = Number(process.argv[2] ?? 1000)
const RECORDS = 1_000
const MENUS = 6
const SUB_MENUS = 4
const CATEGORIES = '/api/dashboard/news/category'

const contents = (name: string) => [
  { languageId: 1, title: `Kategori ${name}`, description: 'Deskripsi kategori' },
  { languageId: 2, title: `Category ${name}`, description: 'Description of the category' },
]
const get = (path: string) => (): Request => ({ method: 'GET', path })
const update = (index: number): Request => ({
  method: 'PUT',
  path: `${CATEGORIES}/1`,
  body: { recordVersion: index + 1, contents: contents(`edit ${index}`) },
})

const STAFF: Record<string, (index: number) => Request> = {
  readOne: get(`${CATEGORIES}/7`),
  listOf20: get(`${CATEGORIES}?perPage=20`),
  page50Of10: get(`${CATEGORIES}?perPage=10&page=50`),
  page50Of20: get(`${CATEGORIES}?perPage=20&page=50`),
  keyword: get(`${CATEGORIES}?keyword=seven77`),
  update,
  createInBothLanguages: (index) => ({
    method: 'POST',
    path: CATEGORIES,
    body: { contents: contents(`new ${index}`) },
  }),
}
const PUBLIC: Record<string, (index: number) => Request> = {
  menu: get('/api/menu'),
  siteConfig: get('/api/site/config'),
  news: get('/api/news'),
}

/** A contact message, each from another network, because of rate limits. */
const contactMessage = (index: number): Request => ({
  method: 'POST',
  path: FORM_PATHS.form('contactMessage'),
  headers: {
    'content-type': 'application/json',
    'x-viewer-address': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  },
  body: {
    firstName: 'Siti',
    lastName: 'Rahma',
    email: `siti${index}@example.com`,
    phone: '+62 21 555 0123',
    company: 'PT Maju',
    state: 'Jawa Barat',
    city: 'Kota Bandung',
    message: 'Kami perlu penawaran untuk dua puluh server. '.repeat(8),
    _key: `load-${process.pid}-${index}`,
    _language: 'id',
    _page: '/contact-us/form',
    _elapsed: 40_000,
  },
})
const FORMS: Record<string, (index: number) => Request> = { contactMessage }

async function seed({ api: { table } }: HandlerBench): Promise<void> {
  await seedRecords(table, {
    type: newsCategory,
    count: RECORDS,
    fieldsOf: (id) => ({ contents: contents(id % 100 === 77 ? `seven77 ${id}` : `number ${id}`) }),
  })
  await seedRecords(table, {
    type: menu,
    count: MENUS,
    fieldsOf: () => initialOf(menu.declaration, new Date()),
  })
  await seedRecords(table, {
    type: subMenu,
    count: MENUS * SUB_MENUS,
    fieldsOf: (id) => ({ ...initialOf(subMenu.declaration, new Date()), menuId: 1 + (id % MENUS) }),
  })
}

const bench = await HandlerBench.start()
try {
  await seed(bench)
  for (const [name, requests] of [
    ['content', STAFF],
    ['site', PUBLIC],
    ['forms', FORMS],
  ] as const) {
    for (const [what, requestOf] of Object.entries(requests)) {
      const { cpuMs, ms, calls } = await bench.measure(name, REQUESTS, requestOf)
      console.log(`${what.padEnd(22)} ${cpuMs.toFixed(2)} ms CPU  ${ms.toFixed(2)} ms  ${calls.join(' + ')}`)
    }
  }
} finally {
  await bench.stop()
}
