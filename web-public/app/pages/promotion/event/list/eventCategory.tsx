import { contentContext } from '../../../../contentContext.ts'
import { readPage } from '../../../reading/readPage.ts'
import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { withCards } from '../teaser.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { Route } from './+types/eventCategory'

export async function loader(args: Route.LoaderArgs) {
  return withCards(await readPage('eventCategory', args), args.context.get(contentContext).source.now)
}

export default function EventCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, upcoming, categories, subCategories } = loaderData
  const { t } = useTexts(eventTexts)
  return (
    <>
      <ListHead
        head={{
          ...head,
          title: t('titleOf', { name: record.title }),
          description: t('aboutOf', { name: record.title }),
        }}
        list={page}
        isPlain
      />
      <EventFilter categories={categories} category={record.slug} subCategories={subCategories} />
      <EventLists upcoming={upcoming} page={page} name={record.title} />
    </>
  )
}
