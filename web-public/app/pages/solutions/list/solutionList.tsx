import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { itemListJsonLd } from '../../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { Split } from '../../../sections/blocks/Split.tsx'
import { FaqList } from '../../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { useSite } from '../../../site/useSite.ts'
import { readPage } from '../../reading/readPage.ts'
import { Catalogue } from './Catalogue.tsx'
import { readCatalogue } from './readCatalogue.ts'
import { listedServices } from '../serviceJsonLd.ts'
import { solutionTexts } from '../../../texts/pages/solutions.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/solutionList'
import styles from '../solutions.module.css'
import { categoryAnchor } from './byCategory.ts'

/** One list per area, which page declarations cannot express. */
export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [data, catalogue] = await Promise.all([readPage('solutionList', args), readCatalogue(source)])
  return { ...data, catalogue }
}

const QUESTIONS = 'questions'

export default function SolutionList({ loaderData }: Route.ComponentProps) {
  const { head, header, description, faq, faqs, catalogue } = loaderData
  const { site, language } = useSite()
  const { t } = useTexts(solutionTexts)
  const cards = catalogue.flatMap(({ areas, unassigned }) => [
    ...areas.flatMap((area) => area.cards),
    ...unassigned,
  ])
  const hasQuestions = faqs.some(({ questions }) => questions.length > 0)
  const sections = [
    ...catalogue.map((category) => ({ anchor: categoryAnchor(category), title: category.title })),
    ...(hasQuestions ? [{ anchor: QUESTIONS, title: t('questions') }] : []),
  ]
  const jsonLd = [...itemListJsonLd(site, listedServices(cards, language)), ...faqJsonLd(faqs)]
  return (
    <>
      <PageHead head={head} jsonLd={jsonLd} />
      <PageOpening head={head} header={header} />
      <SectionNav sections={sections} />
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.mobileMedia}
        />
      )}
      <Catalogue categories={catalogue} />
      <p className={`wrap ${styles['ways']}`}>
        <SiteLink to={pathTo('solutionSubCategoryList')} className="arrow-link">
          {t('allAreas')}
        </SiteLink>
        <SiteLink to={pathTo('useCaseList')} className="arrow-link">
          {t('allUseCases')}
        </SiteLink>
      </p>
      <FaqList heading={faq ?? { title: t('questions'), content: '' }} groups={faqs} anchor={QUESTIONS} />
    </>
  )
}
