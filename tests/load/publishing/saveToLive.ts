import type { StoredRecord, ListRow } from '@flou/shared/api.ts'
import { startProduct } from '../../setup/startProduct.ts'
import { StaffClient } from '../staffClient.ts'
import { summary } from '../statistics.ts'

/**
 * Time from saving an article to its public page in both languages, through the local CDN. Starts the product.
 * Usage: `node tests/load/publishing/saveToLive.ts [edits]`.
 */
const EDITS = Number(process.argv[2] ?? 50)
const DEADLINE_MS = 10_000

async function untilContains(url: string, marker: string, started: number): Promise<number> {
  while (performance.now() - started < DEADLINE_MS) {
    const html = await (await fetch(url)).text()
    if (html.includes(marker)) return performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} did not show ${marker} within ${DEADLINE_MS} ms`)
}

const product = await startProduct()
try {
  const staff = await new StaffClient(product.admin).logIn()
  const [row] = await staff.data<ListRow[]>('GET', '/api/dashboard/news?perPage=1')
  if (!row) throw new Error('There is no article to edit')
  const path = `/api/dashboard/news/${row.id}`
  let article = await staff.data<
    StoredRecord & { slug: string; contents: { title: string; content: string }[] }
  >('GET', path)
  const samples = { en: [] as number[], id: [] as number[], save: [] as number[] }
  for (let edit = 0; edit < EDITS; edit++) {
    const marker = `mark-${edit}-${Date.now()}`
    const contents = article.contents.map((entry) => ({ ...entry, content: `<p>${marker}</p>` }))
    const started = performance.now()
    article = await staff.data('PUT', path, { ...article, contents })
    samples.save.push(performance.now() - started)
    const page = `/news-and-information/${article.slug}`
    const [en, id] = await Promise.all([
      untilContains(product.site + page, marker, started),
      untilContains(`${product.site}/id${page}`, marker, started),
    ])
    samples.en.push(en)
    samples.id.push(id)
  }
  console.log(
    JSON.stringify(
      {
        edits: EDITS,
        saveMs: summary(samples.save),
        liveMs: { en: summary(samples.en), id: summary(samples.id) },
      },
      null,
      2,
    ),
  )
} finally {
  await product.stop()
}
