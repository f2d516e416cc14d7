import { contentContext } from '../../../../contentContext.ts'
import { readPage } from '../../../reading/readPage.ts'
import { ListHead } from '../../../../sections/list/ListHead.tsx'
import { Banner } from '../../../../sections/hero/Banner.tsx'
import { EventFilter } from './EventFilter.tsx'
import { EventLists } from './EventLists.tsx'
import { withCards } from '../teaser.ts'
import type { Route } from './+types/eventList'

export async function loader(args: Route.LoaderArgs) {
  return withCards(await readPage('eventList', args), args.context.get(contentContext).source.now)
}

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
