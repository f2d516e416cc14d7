import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { EVENT_FEED } from '@flou/shared/publishing/publishing.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { eventHeader, eventSeo } from '@flou/shared/content/types/promotion/eventArea.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { ISO_CODE, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { feedTexts } from '@flou/shared/texts/publishing.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { isPublishedIn } from '../pageData/visitors.ts'
import { rss, rssItem } from './rss.ts'

const MAX_EVENTS = 20

const translate = reader(feedTexts)

function daysOf({ startDate, endDate }: { startDate: string; endDate: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(ISO_CODE[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(startDate), new Date(endDate < startDate ? startDate : endDate))
}

/** Returns the feed of upcoming events; an event leaves it the day after its start. */
export async function eventFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const { language } = source
  const [listed, header, seo] = await Promise.all([
    source.list(event, { range: { from: todayInJakarta(source.now) }, isReversed: true, limit: MAX_EVENTS }),
    source.section(eventHeader),
    source.section(eventSeo),
  ])
  const events = listed.filter(isPublishedIn(language))
  const [soonest] = events
  if (soonest) source.scheduleRerender(daysAfter(soonest.startDate, 1))
  const items = events.map((one) => {
    const { id, slug, category, media, place: where, description } = one
    const title = one.isCalledOff ? translate[language]('calledOff', { title: one.title }) : one.title
    const text = [daysOf(one, language), where, description].filter((part) => part !== '').join(' · ')
    return rssItem(
      {
        type: event.key,
        id,
        path: pathTo(event, slug),
        title,
        category: category?.title ?? '',
        description: text,
        media,
      },
      { source, site },
    )
  })
  const title = seo?.title || header?.title || feedTexts.events[language]
  return rss(
    {
      title,
      description: seo?.content || title,
      page: pathTo('eventList'),
      path: EVENT_FEED,
      updated: events.map(({ updated }) => updated),
      items: await Promise.all(items),
    },
    { source, site },
  )
}
