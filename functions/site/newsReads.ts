import { todayInJakarta } from '@flou/shared/content/values/initial.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { AppError } from '../appError.ts'
import { listRows } from '../store/read/list/listRows.ts'
import { publicEndpoint } from './publicEndpoint.ts'

const positive = (text: string | undefined, otherwise: number): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : otherwise

/**
 * `GET /api/news?page&perPage`: articles without their contents; 12 a page (decision 2). One stretch of the index of published
 * articles, up to today in Jakarta; the total from its counter.
 */
export const listNews = publicEndpoint(async ({ call, reader, texts, now }) => {
  const perPage = Math.min(positive(call.query['perPage'], LIMITS.perPage.site), LIMITS.perPage.max)
  const page = positive(call.query['page'], 1)
  const within = { state: 'published', today: todayInJakarta(now) } as const
  const { rows, total } = await listRows(call.services.table, news, { page, perPage, within })
  const onPage = rows.map((row) => JSON.parse(row) as { id: number }) // written by `rowOf`
  const records = await Promise.all(onPage.map(({ id }) => reader.byId(news, id)))
  const articles = await Promise.all(
    records.filter((record) => record !== undefined).map((record) => texts.record(news, record)),
  )
  const data = articles.map((article) => {
    const { content: _, ...summary } = article
    return summary
  })
  return { data, page, totalPage: Math.max(1, Math.ceil(total / perPage)), total }
})

/** `GET /api/news/{slug}`; an earlier address answers the article, whose `slug` is the new one. */
export const readNews = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(news, call.parameters['slug'] ?? '')
  if (!record) throw new AppError('not_found')
  return { data: await texts.record(news, record) }
})
