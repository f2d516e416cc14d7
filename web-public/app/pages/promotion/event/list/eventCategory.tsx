import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { pageLoader } from '../../../reading/readPage.ts'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { Route } from './+types/eventCategory'

export const loader = pageLoader('eventCategory')

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
