import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { AppError } from '../../../core/errors.ts'
import { publicEndpoint } from './publicEndpoint.ts'
import { publicList } from './publicList.ts'

export const listPages = publicList(customPage, (page) => {
  const { content: _, customScript: __, ...summary } = page
  return summary
})

/** `GET /api/page/{slug}`. The custom script is omitted: only the published page allows it by hash. */
export const readPage = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(customPage, call.parameters.slug ?? '')
  if (!record) throw new AppError('not_found')
  const { customScript: _, ...page } = await texts.record(customPage, record)
  return { data: page }
})
