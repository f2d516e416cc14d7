import { parseStoryFilter, storiesBy } from '@flou/shared/site/storyFilter.ts'
import { contentContext } from '../../../contentContext.ts'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { industryCategory, storyProductCategory } from '@flou/shared/content/types/company/customerStories.ts'
import { readPage, requireFound } from '../../reading/readPage.ts'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { pathOfStories, readChoices, type Topic } from './readChoices.ts'
import { StoryList } from './StoryList.tsx'
import type { Route } from './+types/customerStoryFilter'

const withSlug = (topics: readonly Topic[], slug: string) =>
  requireFound(topics.find((one) => one.slug === slug))

/**
 * Finds both in lists: a lookup by hidden slug would record a dependency that later turns into a redirect.
 */
export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const slugs = requireFound(parseStoryFilter(args.params.filter))
  const [allIndustries, allProducts] = await Promise.all([
    source.list(industryCategory),
    source.list(storyProductCategory),
  ])
  const industry = withSlug(allIndustries, slugs.industry)
  const product = withSlug(allProducts, slugs.product)
  const by = storiesBy(industry.id, product.id)
  const { head, page, ...topics } = await readPage('customerStoryFilter', args, by ? { by } : {})
  requireFound(page.records.length > 0 || undefined)
  const isCounted = page.number === 1
  return {
    head,
    page,
    industry: { title: industry.title, to: pathOfStories({ industry }) },
    product: { title: product.title },
    choices: await readChoices(source, topics, { industry, product, isCounted }),
  }
}

export default function CustomerStoryFilter({ loaderData }: Route.ComponentProps) {
  const { head, page, choices, industry, product } = loaderData
  const { t } = useTexts(storyTexts)
  const name = `${industry.title}, ${product.title}`
  const described = {
    ...head,
    title: t('storiesOf', { name }),
    name: t('storiesOf', { name }),
    description: t('filterText', { industry: industry.title, product: product.title }),
    trail: [...head.trail, { title: industry.title, path: industry.to }],
  }
  return (
    <>
      <ListHead head={described} list={page} isPlain />
      <StoryList page={page} choices={choices} isFirst />
    </>
  )
}
