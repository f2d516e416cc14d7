import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import { EVENT_FEED } from '@flou/shared/publishing.ts'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { eventHeader, eventSeo } from '@flou/shared/content/types/promotion/eventArea.ts'
import type { ContentSource, SiteConfig } from '@flou/shared/site/contentSource.ts'
import { ISO_CODE, type Language, type Text } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { rss, rssItem } from './rss.ts'

/** Events in the feed: those that begin next. */
const EVENTS = 20

/** What the channel is called where the page of events has no texts of its own yet. */
const TITLE: Text = { en: 'Upcoming events', id: 'Acara mendatang' }

const CALLED_OFF: Text = { en: 'Called off', id: 'Dibatalkan' }

/** The days of an event, in words; of one day it is that day. */
function daysOf({ startDate, endDate }: { startDate: string; endDate: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(ISO_CODE[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(startDate), new Date(endDate < startDate ? startDate : endDate))
}

/** The feed of events to come, in the source's language, the soonest first; one leaves it the day after it has begun. */
export async function eventFeed(source: ContentSource, site: SiteConfig): Promise<string> {
  const place = { source, site }
  const { language } = source
  const [events, header, seo] = await Promise.all([
    source.list(event, { range: { from: todayInJakarta(source.now) }, isReversed: true, limit: EVENTS }),
    source.section(eventHeader),
    source.section(eventSeo),
  ])
  const [soonest] = events
  if (soonest) source.changesOn(daysAfter(soonest.startDate, 1))
  const items = events.map((one) => {
    const { id, slug, category, media, place: where, description } = one
    const title = one.isCalledOff ? `${CALLED_OFF[language]}: ${one.title}` : one.title
    const text = [daysOf(one, language), where, description].filter((part) => part !== '').join(' · ')
    return rssItem(
      { type: event.key, id, slug, title, category: category?.title ?? '', description: text, media },
      place,
    )
  })
  const title = seo?.title || header?.title || TITLE[language]
  return rss(
    {
      title,
      description: seo?.content || title,
      page: pathTo('eventList'),
      path: EVENT_FEED,
      updated: events.map(({ updated }) => updated),
      items: await Promise.all(items),
    },
    place,
  )
}
