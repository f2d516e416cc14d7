import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { AppError } from '../appError.ts'
import { publicEndpoint } from './publicEndpoint.ts'
import { publicList } from './publicList.ts'

/** `GET /api/page?page&perPage&sort&order&keyword`: custom pages without their contents. */
export const listPages = publicList(customPage, (page) => {
  const { content: _, customScript: __, ...summary } = page
  return summary
})

/** `GET /api/page/{slug}`. Its script stays with the published page, where it is allowed by hash (decision 43). */
export const readPage = publicEndpoint(async ({ call, reader, texts }) => {
  const record = await reader.bySlug(customPage, call.parameters['slug'] ?? '')
  if (!record) throw new AppError('not_found')
  const { customScript: _, ...page } = await texts.record(customPage, record)
  return { data: page }
})
