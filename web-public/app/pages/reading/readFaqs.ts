import { faq, faqCategory, type FaqPage } from '@flou/shared/content/types/help/faq.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'

type Category = PublicRecord<typeof faqCategory>

/** Categories that pages choose from: those of the site, unless it has very many. */
const CATEGORIES = 100
/** Questions of a category that a page shows; the category's own page has the others. */
const QUESTIONS = 12

const readCategories = (source: ContentSource) => source.list(faqCategory, { limit: CATEGORIES })

async function readGroup(
  source: ContentSource,
  { id, title, description, lang, slug }: Category,
): Promise<FaqGroup> {
  const found = await source.list(faq, { by: { field: 'categoryId', id }, limit: QUESTIONS + 1 })
  return {
    id,
    title,
    description,
    lang,
    questions: found.slice(0, QUESTIONS).map((one) => ({
      id: one.id,
      question: one.question,
      answer: one.answer,
      lang: one.lang,
    })),
    ...(found.length > QUESTIONS && { more: pathTo('faqCategory', slug) }),
  }
}

/** The questions of the categories whose place is a page, in the order that editors gave both. */
export async function readFaqs(source: ContentSource, place: FaqPage): Promise<FaqGroup[]> {
  const categories = (await readCategories(source)).filter(({ type }) => type === place)
  return Promise.all(categories.map((category) => readGroup(source, category)))
}

/** A category of the FAQ page. Those that the page has no room for are there without their questions. */
export interface FaqTopic extends FaqGroup {
  slug: string
}

/** Categories whose questions the FAQ page shows. */
const SHOWN = 24

/** Every category: those of the FAQ page itself first, then those of other places, so that everything is found there. */
export async function readTopics(source: ContentSource): Promise<{ topics: FaqTopic[]; others: FaqTopic[] }> {
  const categories = await readCategories(source)
  const isGeneral = ({ type }: Category) => type === 'general'
  const ordered = [...categories.filter(isGeneral), ...categories.filter((one) => !isGeneral(one))]
  const shown = await Promise.all(
    ordered
      .slice(0, SHOWN)
      .map(async (category) => ({ ...(await readGroup(source, category)), slug: category.slug })),
  )
  const others = ordered
    .slice(SHOWN)
    .map(({ id, title, description, lang, slug }) => ({ id, title, description, lang, slug, questions: [] }))
  return { topics: shown.filter(({ questions }) => questions.length > 0), others }
}
