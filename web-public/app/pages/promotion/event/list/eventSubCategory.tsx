import { contentContext } from '../../../../contentContext.ts'
import { readPage } from '../../../reading/readPage.ts'
import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { withCards } from '../teaser.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import type { Route } from './+types/eventSubCategory'

export async function loader(args: Route.LoaderArgs) {
  return withCards(await readPage('eventSubCategory', args), args.context.get(contentContext).source.now)
}

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
