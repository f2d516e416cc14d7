import type { PublicMedia } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { RecordCard } from '../../sections/blocks/RecordCards.tsx'

/** Card without React nodes, serializable as page data. */
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

interface Described extends Named {
  description: string
}

interface Pictured extends Described {
  homeMedia: PublicMedia | null
  banner: PublicMedia | null
}

const pictured = (
  { id, title, description, lang }: Described,
  { to, media }: Pick<PlainCard, 'to' | 'media'>,
): PlainCard => ({ key: id, title, to, text: description, media, lang })

export const solutionCard = (solution: Pictured): PlainCard =>
  pictured(solution, { to: pathTo('solution', solution.slug), media: solution.homeMedia ?? solution.banner })

export const areaCard = (area: Pictured): PlainCard =>
  pictured(area, { to: pathTo('solutionSubCategory', area.slug), media: area.homeMedia ?? area.banner })

export const caseCard = (
  useCase: Omit<Pictured, 'homeMedia'> & { cardMedia: PublicMedia | null },
): PlainCard =>
  pictured(useCase, { to: pathTo('useCase', useCase.slug), media: useCase.cardMedia ?? useCase.banner })

export const productCard = ({
  id,
  slug,
  title,
  description,
  icon,
  lang,
}: Described & { icon: PublicMedia | null }): PlainCard => ({
  key: id,
  title,
  to: pathTo('product', slug),
  text: description,
  media: icon,
  shownAs: 'icon',
  lang,
})

export const storyCard = ({
  id,
  slug,
  title,
  companyName,
  companyLogo,
  lang,
}: Named & { companyName: string; companyLogo: PublicMedia | null }): PlainCard => ({
  key: id,
  title,
  to: pathTo('customerStory', slug),
  above: companyName,
  media: companyLogo,
  shownAs: 'logo',
  lang,
})
