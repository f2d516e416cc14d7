import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { itemListJsonLd } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { isFilled } from '../../sections/blocks/part.ts'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { ListHead } from '../../sections/list/ListHead.tsx'
import { Pager } from '../../sections/list/Pager.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import { solutionCard, caseCard } from './cards.ts'
import { CardSection } from './parts/CardSection.tsx'
import { Opening } from './parts/Opening.tsx'
import { Overview } from './parts/Overview.tsx'
import { PartSection } from './parts/PartSection.tsx'
import { productsOf, readStories } from './readRelated.ts'
import { listedServices } from './serviceJsonLd.ts'
import { StoriesSection } from './parts/StoriesSection.tsx'
import { useTexts } from './texts.ts'
import type { Route } from './+types/solutionSubCategory'

/** Use cases shown; all of them are on a page of their own. */
const USE_CASES = 6

/** What the list's first page shows beside it. */
async function readBeside(args: Route.LoaderArgs, data: Awaited<ReturnType<typeof readOwn>>) {
  const { source } = args.context.get(contentContext)
  const { record, page } = data
  const by = { field: 'subCategoryId', id: record.id }
  const [stories, useCases] = await Promise.all([
    readStories(source, { chosen: record.customerStory.customerStorys, products: productsOf(page.records) }),
    source.list(useCase, { by, limit: USE_CASES }),
  ])
  return { stories, useCases: useCases.map(caseCard) }
}

const readOwn = (args: Route.LoaderArgs) => readPage('solutionSubCategory', args)

export async function loader(args: Route.LoaderArgs) {
  const data = await readOwn(args)
  const { head, record, page } = data
  const beside = page.number === 1 ? await readBeside(args, data) : undefined
  return { head, record, page: { ...page, records: page.records.map(solutionCard) }, beside }
}

type Data = Route.ComponentProps['loaderData']

function Solutions({ page }: Pick<Data, 'page'>) {
  const { t } = useTexts()
  return (
    <>
      {page.records.length === 0 ? <p>{t('none')}</p> : <RecordCards cards={page.records} />}
      <Pager list={page} words={{ before: t('before'), after: t('after') }} />
    </>
  )
}

/** A later page of the list: its solutions alone. */
function LaterPage({ head, page }: Pick<Data, 'head' | 'page'>) {
  const { t } = useTexts()
  return (
    <>
      <ListHead head={head} list={page} isPlain />
      <section className="wrap section">
        <h2 className="only-heard">{t('solutions')}</h2>
        <Solutions page={page} />
      </section>
    </>
  )
}

/** The parts of the page that can be gone to; those that have nothing to show are left out. */
function useSections({ record, beside }: Data) {
  const { t } = useTexts()
  const { stories = [], useCases = [] } = beside ?? {}
  return [
    { anchor: 'overview', title: t('overview'), isShown: true },
    { anchor: 'solutions', title: t('solutions'), isShown: true },
    {
      anchor: 'stories',
      title: t('stories'),
      isShown: isFilled(record.customerStory) || stories.length > 0,
    },
    { anchor: 'use-cases', title: t('useCases'), isShown: useCases.length > 0 },
  ].filter(({ isShown }) => isShown)
}

/** A sub-category: what its solutions have in common, the solutions themselves, who has them and what they are used for. */
export default function SolutionSubCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, beside } = loaderData
  const { site, language } = useSite()
  const { t } = useTexts()
  const sections = useSections(loaderData)
  if (!beside) return <LaterPage head={head} page={page} />
  return (
    <>
      <PageHead
        head={head}
        list={page}
        jsonLd={itemListJsonLd(site, listedServices(page.records, language))}
      />
      <Opening record={record} head={head} />
      <SectionNav sections={sections} />
      <Overview
        anchor="overview"
        content={record.content}
        part={record.overview}
        category={record.category}
      />
      <PartSection part={record.solution} title={t('solutions')} anchor="solutions">
        <Solutions page={page} />
      </PartSection>
      {sections.some(({ anchor }) => anchor === 'stories') && (
        <StoriesSection
          part={record.customerStory}
          stories={beside.stories}
          anchor="stories"
          title={t('stories')}
        />
      )}
      <CardSection
        anchor="use-cases"
        title={t('useCases')}
        cards={beside.useCases}
        way={{ to: pathTo('useCaseList'), title: t('allUseCases') }}
      />
      <CtaBand cta={record.useCaseCTA} />
    </>
  )
}
