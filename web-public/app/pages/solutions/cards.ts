import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { RecordCard } from '../../sections/blocks/RecordCards.tsx'

/** A card that loaders give: its words are texts, so that it travels. */
export interface PlainCard extends Omit<RecordCard, 'above' | 'below' | 'to'> {
  to: string
  above?: string
}

interface Named {
  id: number
  slug: string
  title: string
  lang: Language
}

interface Pictured extends Named {
  description: string
  homeMedia: PublicMedia | null
  banner: PublicMedia | null
}

const pictured = (to: string, { id, title, description, homeMedia, banner, lang }: Pictured): PlainCard => ({
  key: id,
  title,
  to,
  text: description,
  media: homeMedia ?? banner,
  lang,
})

/** A solution as a card: its own picture for cards, else its banner's. */
export const solutionCard = (solution: Pictured): PlainCard =>
  pictured(pathTo('solution', solution.slug), solution)

/** The same of a sub-category. */
export const areaCard = (area: Pictured): PlainCard =>
  pictured(pathTo('solutionSubCategory', area.slug), area)

/** The same of a use case. */
export const caseCard = ({
  cardMedia,
  ...useCase
}: Omit<Pictured, 'homeMedia'> & { cardMedia: PublicMedia | null }): PlainCard =>
  pictured(pathTo('useCase', useCase.slug), { ...useCase, homeMedia: cardMedia })

/** A product with its icon. */
export const productCard = ({
  id,
  slug,
  title,
  description,
  icon,
  lang,
}: Named & { description: string; icon: PublicMedia | null }): PlainCard => ({
  key: id,
  title,
  to: pathTo('product', slug),
  text: description,
  media: icon,
  shownAs: 'icon',
  lang,
})

/** A customer's story: whose it is, above what it is about. */
export const storyCard = ({
  id,
  slug,
  title,
  companyName,
  banner,
  lang,
}: Named & { companyName: string; banner: PublicMedia | null }): PlainCard => ({
  key: id,
  title,
  to: pathTo('customerStory', slug),
  above: companyName,
  media: banner,
  lang,
})
