import { faq, faqCategory, type FaqPage } from '@flou/shared/content/types/help/faq.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'

/** The questions of the categories whose place is a page, in the order that editors gave both. */
export async function readFaqs(source: ContentSource, place: FaqPage): Promise<FaqGroup[]> {
  const categories = (await source.list(faqCategory)).filter(({ type }) => type === place)
  return Promise.all(
    categories.map(async ({ id, title, description, lang }) => {
      const found = await source.list(faq, { by: { field: 'categoryId', id } })
      const questions = found.map(({ id: number, question, answer, lang: spoken }) => ({
        id: number,
        question,
        answer,
        lang: spoken,
      }))
      return { id, title, description, lang, questions }
    }),
  )
}
