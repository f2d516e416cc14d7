import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { Banner } from '../../../../sections/hero/Banner.tsx'
import { pageLoader } from '../../../reading/readPage.ts'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import type { Route } from './+types/eventList'

export const loader = pageLoader('eventList')

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { head, header, page, upcoming, categories } = loaderData
  const banner = page.number === 1 ? header : undefined
  return (
    <>
      <ListHead head={head} list={page} isPlain={!banner} />
      {banner && (
        <Banner banner={banner} media={banner.media} mobile={banner.mobileMedia} trail={head.trail} />
      )}
      <EventFilter categories={categories} />
      <EventLists upcoming={upcoming} page={page} isBelowBanner={banner !== undefined} />
    </>
  )
}
