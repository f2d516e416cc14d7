import { news } from '@flou/shared/content/types/news.ts'
import { AppError } from '../appError.ts'
import { publicEndpoint } from './publicEndpoint.ts'
import { publicList } from './publicList.ts'

/** `GET /api/news?page&perPage&sort&order&keyword`: articles without their contents. */
export const listNews = publicList(news, (article) => {
  const { content: _, ...summary } = article
  return summary
})

/** `GET /api/news/{slug}`; an earlier address answers the article, whose `slug` is the new one. */
export const readNews = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(news, call.parameters['slug'] ?? '')
  if (!record) throw new AppError('not_found')
  return { data: await texts.record(news, record) }
})
