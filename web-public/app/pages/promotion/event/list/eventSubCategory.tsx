import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { pageLoader } from '../../../reading/readPage.ts'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { Route } from './+types/eventSubCategory'

export const loader = pageLoader('eventSubCategory')

export default function EventSubCategory({ loaderData }: Route.ComponentProps) {
  const { head, record, page, upcoming, categories, subCategories } = loaderData
  const { t } = useTexts(eventTexts)
  const name = [record.category?.title, record.title].filter(Boolean).join(' – ')
  return (
    <>
      <ListHead
        head={{ ...head, title: t('titleOf', { name: name }), description: t('aboutOf', { name: name }) }}
        list={page}
        isPlain
      />
      <EventFilter
        categories={categories}
        category={record.category?.slug}
        subCategories={subCategories}
        subCategory={record.slug}
      />
      <EventLists upcoming={upcoming} page={page} name={record.title} />
    </>
  )
}
