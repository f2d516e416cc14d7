import { useCase } from '@flou/shared/content/types/solution/useCase.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../contentContext.ts'
import { itemListJsonLd } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { RecordCards } from '../../sections/blocks/RecordCards.tsx'
import { isFilled } from '../../sections/blocks/mediaBlock.ts'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { ListHead } from '../../sections/list/ListHead.tsx'
import { Pager } from '../../sections/list/Pager.tsx'
import { SectionNav } from '../../sections/SectionNav.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import { solutionCard, caseCard } from './cards.ts'
import { CardSection } from './sections/CardSection.tsx'
import { Opening } from './sections/Opening.tsx'
import { Overview } from './sections/Overview.tsx'
import { BlockSection } from './sections/BlockSection.tsx'
import { productsOf, readStories } from './readRelated.ts'
import { listedServices } from './serviceJsonLd.ts'
import { StoriesSection } from './sections/StoriesSection.tsx'
import { solutionTexts } from '../../texts/pages/solutions.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/solutionSubCategory'

const USE_CASES = 6

async function readFirstPageContent(args: Route.LoaderArgs, data: Awaited<ReturnType<typeof readOwn>>) {
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
  const firstPageContent = page.number === 1 ? await readFirstPageContent(args, data) : undefined
  return { head, record, page: { ...page, records: page.records.map(solutionCard) }, firstPageContent }
}

type Data = Route.ComponentProps['loaderData']

function Solutions({ page }: Pick<Data, 'page'>) {
  const { t } = useTexts(solutionTexts)
  return (
    <>
      {page.records.length === 0 ? <p>{t('none')}</p> : <RecordCards cards={page.records} />}
      <Pager list={page} labels={{ before: t('before'), after: t('after') }} />
    </>
  )
}

function FollowingPage({ head, page }: Pick<Data, 'head' | 'page'>) {
  const { t } = useTexts(solutionTexts)
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

function useSections({ record, firstPageContent }: Data) {
  const { t } = useTexts(solutionTexts)
  const { stories = [], useCases = [] } = firstPageContent ?? {}
  return [
    { anchor: 'overview', title: t('overview'), isVisible: true },
    { anchor: 'solutions', title: t('solutions'), isVisible: true },
    {
      anchor: 'stories',
      title: t('stories'),
      isVisible: isFilled(record.customerStory) || stories.length > 0,
    },
    { anchor: 'use-cases', title: t('useCases'), isVisible: useCases.length > 0 },
  ].filter(({ isVisible }) => isVisible)
}

export default function SolutionSubCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, firstPageContent } = loaderData
  const { site, language } = useSite()
  const { t } = useTexts(solutionTexts)
  const sections = useSections(loaderData)
  if (!firstPageContent) return <FollowingPage head={head} page={page} />
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
        block={record.overview}
        category={record.category}
      />
      <BlockSection block={record.solution} title={t('solutions')} anchor="solutions">
        <Solutions page={page} />
      </BlockSection>
      {sections.some(({ anchor }) => anchor === 'stories') && (
        <StoriesSection
          block={record.customerStory}
          stories={firstPageContent.stories}
          anchor="stories"
          title={t('stories')}
        />
      )}
      <CardSection
        anchor="use-cases"
        title={t('useCases')}
        cards={firstPageContent.useCases}
        moreLink={{ to: pathTo('useCaseList'), title: t('allUseCases') }}
      />
      <CtaBand cta={record.useCaseCTA} />
    </>
  )
}
