import type { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import { ISO_CODE, localPath, type Language } from '@flou/shared/locale.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import { excerpt } from '@flou/shared/strings/excerpt.ts'
import type { JsonLdNode, Organization } from '../../../elements/jsonLd/jsonLd.ts'
import { toAbsoluteUrl } from '../../../site/links.ts'

type Story = Pick<
  PublicRecord<typeof customerStory>,
  | 'title'
  | 'content'
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

interface PageLocation {
  origin: string
  language: Language
  path: string
}

const textOf = (text: string) => text.slice(0, 110)

/** Quotation instead of Review: search engines ignore reviews about the publisher. */
const quotationOf = (story: Story, company: JsonLdNode, { language }: PageLocation): JsonLdNode => ({
  '@type': 'Quotation',
  text: story.review,
  creator: story.reviewer === '' ? company : { '@type': 'Person', name: story.reviewer, worksFor: company },
  inLanguage: ISO_CODE[language],
})

export function storyJsonLd(story: Story, location: PageLocation, publisher: Organization): JsonLdNode[] {
  const { origin, language, path } = location
  const url = origin + localPath(path, language)
  const company = { '@type': 'Organization', name: story.companyName }
  const images = [story.seoMedia, story.banner].flatMap((one) =>
    one ? [toAbsoluteUrl(origin, one.imageDefault)] : [],
  )
  const article: JsonLdNode = {
    '@type': 'Article',
    headline: textOf(story.title),
    description: story.seoDescription || excerpt(story.content),
    ...(story.created !== undefined && { datePublished: story.created }),
    dateModified: story.updated,
    inLanguage: ISO_CODE[language],
    mainEntityOfPage: url,
    image: images,
    about: company,
    ...(story.customerStoryCategory && { articleSection: story.customerStoryCategory.title }),
    author: { '@type': 'Organization', name: publisher['name'], url: publisher['url'] },
    publisher,
    ...(story.review !== '' && { hasPart: quotationOf(story, company, location) }),
  }
  return [article]
}
