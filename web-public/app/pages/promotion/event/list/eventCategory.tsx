import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { pageLoader } from '../../../reading/readPage.ts'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { useEventTexts } from '../texts.ts'
import type { Route } from './+types/eventCategory'

export const loader = pageLoader('eventCategory')

export default function EventCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, upcoming, categories, subCategories } = loaderData
  const { t } = useEventTexts()
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
