import { customerStory } from '@flou/shared/content/types/company/customerStories.ts'
import type { ContentSource } from '@flou/shared/site/contentSource.ts'
import { contentContext } from '../../../contentContext.ts'
import { Split } from '../../../sections/blocks/Split.tsx'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { readPage } from '../../reading/readPage.ts'
import { readChoices } from './readChoices.ts'
import { StoryList } from './StoryList.tsx'
import { StoryOpening, type Highlight } from './StoryOpening.tsx'
import type { Route } from './+types/customerStoryList'

async function readHighlight(source: ContentSource, id: number | undefined): Promise<Highlight | undefined> {
  const story = id === undefined ? undefined : await source.summary(customerStory, id)
  if (!story) return undefined
  const { slug, title, review, companyName, banner, bannerMobile, bannerHighlight, lang } = story
  return { slug, title, review, companyName, banner, bannerMobile, bannerHighlight, lang }
}

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { industries, products, opening, description, ...data } = await readPage('customerStoryList', args)
  const isFirst = data.page.number === 1
  const [highlight, choices] = await Promise.all([
    isFirst ? readHighlight(source, opening?.id?.id) : undefined,
    readChoices(source, { industries, products }, { isCounted: isFirst }),
  ])
  return {
    ...data,
    choices,
    opening: highlight && opening && { highlight, customProperty: opening.customProperty },
    description: isFirst ? description : undefined,
  }
}

export default function CustomerStoryList({ loaderData }: Route.ComponentProps) {
  const { head, page, choices, opening, description } = loaderData
  return (
    <>
      <ListHead head={head} list={page} isPlain={!opening} />
      {opening && <StoryOpening head={head} {...opening} />}
      {description && (
        <Split
          block={{ ...description, items: [] }}
          media={description.media}
          mobile={description.bannerMobile}
        />
      )}
      <StoryList page={page} choices={choices} isFirst={!opening && !description} />
    </>
  )
}
