import { faq, faqCategory, type FaqPage } from '@flou/shared/content/types/help/faq.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { ContentSource, PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { FaqGroup } from '@flou/shared/site/page.ts'

type Category = PublicRecord<typeof faqCategory>

const CATEGORIES = 100
/** Questions shown per category; its own page lists all. */
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

/** Reads the questions of all categories assigned to a page. */
export async function readFaqs(source: ContentSource, page: FaqPage): Promise<FaqGroup[]> {
  const categories = (await readCategories(source)).filter(({ type }) => type === page)
  return Promise.all(categories.map((category) => readGroup(source, category)))
}

/** Returns links to all categories assigned to a page, without their questions. */
export async function readFaqLinks(source: ContentSource, page: FaqPage): Promise<FaqGroup[]> {
  const categories = (await readCategories(source)).filter(({ type }) => type === page)
  return categories.map(({ id, title, description, lang, slug }) => ({
    id,
    title,
    description,
    lang,
    questions: [],
    more: pathTo('faqCategory', slug),
  }))
}

/** Topic of the FAQ page; those beyond the limit have no questions. */
export interface FaqTopic extends FaqGroup {
  slug: string
}

const MAX_TOPICS = 24

/** Returns all categories, general ones first. */
export async function readTopics(
  source: ContentSource,
): Promise<{ topics: FaqTopic[]; moreTopics: FaqTopic[] }> {
  const categories = await readCategories(source)
  const isGeneral = ({ type }: Category) => type === 'general'
  const ordered = [...categories.filter(isGeneral), ...categories.filter((one) => !isGeneral(one))]
  const topicGroups = await Promise.all(
    ordered
      .slice(0, MAX_TOPICS)
      .map(async (category) => ({ ...(await readGroup(source, category)), slug: category.slug })),
  )
  const moreTopics = ordered
    .slice(MAX_TOPICS)
    .map(({ id, title, description, lang, slug }) => ({ id, title, description, lang, slug, questions: [] }))
  return { topics: topicGroups.filter(({ questions }) => questions.length > 0), moreTopics }
}
