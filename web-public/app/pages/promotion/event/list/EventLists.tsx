import type { NumberedPage } from '@flou/shared/site/pageContent.ts'
import { Pager } from '../../../../sections/list/Pager.tsx'
import { SectionHeading } from '../../../../sections/SectionHeading.tsx'
import { EventCards } from '../EventCards.tsx'
import { EventTools } from './EventTools.tsx'
import { arranged } from './eventOrder.ts'
import type { EventTeaser } from '../teaser.ts'
import { useEventTexts } from '../texts.ts'
import { useWish } from './useWish.ts'

interface EventListsProps {
  /** Events to come or running; those of the first page. */
  ahead: readonly EventTeaser[]
  /** Events that are over. */
  page: NumberedPage<EventTeaser>
  /** Of what kind they are, where they are not of all. */
  name?: string
  /** True where a banner is above, whose picture is the first one. */
  isBelowBanner?: boolean
}

const byStart = (events: readonly EventTeaser[]) =>
  events.toSorted((one, other) =>
    one.startDate < other.startDate ? -1 : Number(one.startDate > other.startDate),
  )

/** Events to come, the soonest first, above those that are over. */
export function EventLists({ ahead, page, name, isBelowBanner = false }: EventListsProps) {
  const { t } = useEventTexts()
  const [wish, setWish] = useWish()
  const coming = arranged(byStart(ahead), wish)
  const past = arranged(page.records, wish)
  const count = coming.length + past.length
  const isOnlyPast = page.number > 1
  const hasNoneFound = count === 0 && ahead.length + page.records.length > 0
  return (
    <>
      {ahead.length + page.records.length > 1 && <EventTools wish={wish} onChange={setWish} count={count} />}
      {hasNoneFound && <p className="wrap section">{t('noneFound')}</p>}
      {!isOnlyPast && !hasNoneFound && (
        <section className="wrap section">
          <SectionHeading title={name === undefined ? t('ahead') : t('aheadOf', { name })} />
          {ahead.length === 0 && <p>{t('noneAhead')}</p>}
          <EventCards events={coming} isFirst={!isBelowBanner} />
        </section>
      )}
      {past.length > 0 && (
        <section className="section tinted">
          <div className="wrap">
            <SectionHeading title={t('over')} />
            <EventCards events={past} />
            <Pager list={page} words={{ before: t('later'), after: t('earlier') }} />
          </div>
        </section>
      )}
    </>
  )
}
