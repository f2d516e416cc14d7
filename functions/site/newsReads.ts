import { news } from '@flou/shared/content/types/news.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../http/appError.ts'
import { GSI1, partitions } from '../store/keys.ts'
import type { Item, Table } from '../store/table.ts'
import { isVisible } from '../store/visible.ts'
import { publicEndpoint } from './publicEndpoint.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

/** Ids of the articles visitors may see, the newest first, told from the list's rows: no article is read for it. */
async function visibleIds(table: Table, now: Date): Promise<number[]> {
  const ids: number[] = []
  let start: Item | undefined
  do {
    const { items, lastKey } = await table.query({
      IndexName: GSI1,
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': partitions.list(news.key) },
      ScanIndexForward: false,
      ...(start && { ExclusiveStartKey: start }),
    })
    const rows = items.map(({ row }) => JSON.parse(String(row)) as { id: number }) // written by the store
    ids.push(...rows.filter((row) => isVisible(news, { ...row }, now)).map(({ id }) => id))
    start = lastKey
  } while (start)
  return ids
}

/** `GET /api/news?page&perPage`: articles without their contents; 12 a page (decision 2). */
export const listNews = publicEndpoint(async ({ call, reader, texts, now }) => {
  const perPage = Math.min(positive(call.query['perPage'], LIMITS.perPage.site), LIMITS.perPage.max)
  const page = positive(call.query['page'], 1)
  const ids = await visibleIds(call.services.table, now)
  const onPage = ids.slice((page - 1) * perPage, page * perPage)
  const records = await Promise.all(onPage.map((id) => reader.byId(news, id)))
  const articles = await Promise.all(
    records.filter((record) => record !== undefined).map((record) => texts.record(news, record)),
  )
  const data = articles.map((article) => {
    const { content: _, ...summary } = article
    return summary
  })
  return { data, page, totalPage: Math.max(1, Math.ceil(ids.length / perPage)), total: ids.length }
})

/** `GET /api/news/{slug}`; an earlier address answers the article, whose `slug` is the new one. */
export const readNews = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(news, call.parameters['slug'] ?? '')
  if (!record) throw new AppError('not_found')
  return { data: await texts.record(news, record) }
})
