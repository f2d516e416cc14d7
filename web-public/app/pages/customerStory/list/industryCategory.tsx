import { contentContext } from '../../../contentContext.ts'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { readPage } from '../../reading/readPage.ts'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { readChoices } from './readChoices.ts'
import { StoryList } from './StoryList.tsx'
import type { Route } from './+types/industryCategory'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, page, record, ...topics } = await readPage('industryCategory', args)
  const isCounted = page.number === 1
  return { head, page, choices: await readChoices(source, topics, { industry: record, isCounted }) }
}

export default function IndustryCategory({ loaderData: { head, page, choices } }: Route.ComponentProps) {
  const { t } = useTexts(storyTexts)
  return (
    <>
      <ListHead head={{ ...head, title: t('storiesOf', { name: head.title }) }} list={page} isPlain />
      <StoryList page={page} choices={choices} isFirst />
    </>
  )
}
