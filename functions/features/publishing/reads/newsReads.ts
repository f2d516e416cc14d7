import { news } from '@flou/shared/content/types/news.ts'
import { AppError } from '../../../core/errors.ts'
import { publicEndpoint } from './publicEndpoint.ts'
import { publicList } from './publicList.ts'

export const listNews = publicList(news, (article) => {
  const { content: _, ...summary } = article
  return summary
})

export const readNews = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(news, call.parameters.slug ?? '')
  if (!record) throw new AppError('not_found')
  return { data: await texts.record(news, record) }
})
