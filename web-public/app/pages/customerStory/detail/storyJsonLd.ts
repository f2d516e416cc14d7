import type { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { ISO_CODE, localPath, type Language } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { absolute } from '../../../elements/absolute.ts'
import type { JsonLdNode, Organization } from '../../../elements/jsonLd/jsonLd.ts'

type Story = Pick<
  PublicRecord<typeof customerStory>,
  | 'title'
  | 'seoDescription'
  | 'review'
  | 'reviewer'
  | 'companyName'
  | 'banner'
  | 'seoMedia'
  | 'created'
  | 'updated'
  | 'customerStoryCategory'
>

interface Place {
  origin: string
  language: Language
  path: string
}

const textOf = (text: string) => text.slice(0, 110)

/** What the customer says. It is no review: search engines show none of the publisher's own, and none without a rating. */
const quotationOf = (story: Story, company: JsonLdNode, { language }: Place): JsonLdNode => ({
  '@type': 'Quotation',
  text: story.review,
  creator: story.reviewer === '' ? company : { '@type': 'Person', name: story.reviewer, worksFor: company },
  inLanguage: ISO_CODE[language],
})

/** What search engines are told of a story: an article about the customer, with the customer's own words. */
export function storyJsonLd(story: Story, place: Place, publisher: Organization): JsonLdNode[] {
  const { origin, language, path } = place
  const address = origin + localPath(path, language)
  const company = { '@type': 'Organization', name: story.companyName }
  const images = [story.seoMedia, story.banner].flatMap((one) =>
    one ? [absolute(origin, one.imageDefault)] : [],
  )
  const article: JsonLdNode = {
    '@type': 'Article',
    headline: textOf(story.title),
    description: story.seoDescription,
    ...(story.created !== undefined && { datePublished: story.created }),
    dateModified: story.updated,
    inLanguage: ISO_CODE[language],
    mainEntityOfPage: address,
    image: images,
    about: company,
    ...(story.customerStoryCategory && { articleSection: story.customerStoryCategory.title }),
    author: { '@type': 'Organization', name: publisher['name'], url: publisher['url'] },
    publisher,
    ...(story.review !== '' && { hasPart: quotationOf(story, company, place) }),
  }
  return [article]
}
