import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import { Pager } from '../../../../sections/list/Pager.tsx'
import { SectionHeading } from '../../../../sections/SectionHeading.tsx'
import { EventCards } from '../EventCards.tsx'
import { EventTools } from './EventTools.tsx'
import { filterAndSort } from './eventOrder.ts'
import type { EventTeaser } from '../teaser.ts'
import { eventTexts } from '../../../../texts/pages/promotion/event.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { useListOptions } from './useListOptions.ts'

interface EventListsProps {
  /** Upcoming and running events; first page only. */
  upcoming: readonly EventTeaser[]
  page: NumberedPage<EventTeaser>
  name?: string
  /** True if a banner has the page's first picture. */
  isBelowBanner?: boolean
}

const byStart = (events: readonly EventTeaser[]) =>
  events.toSorted((one, other) =>
    one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate),
  )

export function EventLists({ upcoming, page, name, isBelowBanner = false }: EventListsProps) {
  const { t } = useTexts(eventTexts)
  const [listOptions, setListOptions] = useListOptions()
  const coming = filterAndSort(byStart(upcoming), listOptions)
  const past = filterAndSort(page.records, listOptions)
  const count = coming.length + past.length
  const isOnlyPast = page.number > 1
  const hasNoneFound = count === 0 && upcoming.length + page.records.length > 0
  return (
    <>
      {upcoming.length + page.records.length > 1 && (
        <EventTools listOptions={listOptions} onChange={setListOptions} count={count} />
      )}
      {hasNoneFound && <p className="wrap section">{t('noneFound')}</p>}
      {!isOnlyPast && !hasNoneFound && (
        <section className="wrap section">
          <SectionHeading title={name === undefined ? t('ahead') : t('aheadOf', { name })} />
          {upcoming.length === 0 && <p>{t('noneAhead')}</p>}
          <EventCards events={coming} isFirst={!isBelowBanner} />
        </section>
      )}
      {past.length > 0 && (
        <section className="section tinted">
          <div className="wrap">
            <SectionHeading title={t('over')} />
            <EventCards events={past} />
            <Pager list={page} labels={{ before: t('later'), after: t('earlier') }} />
          </div>
        </section>
      )}
    </>
  )
}
