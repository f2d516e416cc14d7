import { daysAfter, startOfDay, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { ButtonRow } from '../../../elements/ButtonRow.tsx'
import { PageHead } from '../../../elements/PageHead.tsx'
import { Picture } from '../../../elements/Picture.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { excerpt } from '@flou/shared/strings/excerpt.ts'
import { Breadcrumb } from '../../../sections/Breadcrumb.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { readPage } from '../../reading/readPage.ts'
import { Countdown } from '../Countdown.tsx'
import { OfferCards } from './OfferCards.tsx'
import { OfferFacts } from './OfferFacts.tsx'
import { nextRenderDay } from './offerTime.ts'
import { readRelated, readTypes } from './readRelated.ts'
import { readOfferView, type OfferView } from './offerView.ts'
import { offerTexts } from '../../../texts/pages/promotion/offers.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { useOfferJsonLd } from './useOfferJsonLd.ts'
import { Value } from './Value.tsx'
import type { Route } from './+types/specialOffer'
import styles from './offer.module.css'
import { sizesUpTo } from '../../../elements/appearance.ts'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record } = await readPage('specialOffer', args)
  const types = await readTypes(source, [record])
  const today = todayInJakarta(source.now)
  source.scheduleRerender(nextRenderDay(record, today) ?? today)
  return {
    head: { ...head, description: excerpt(record.content) },
    offer: await readOfferView(record, { source, types, today }),
    type: types[0],
    text: { content: record.content, customProperty: record.customProperty },
    related: await readRelated(source, record),
  }
}

function OfferStateInfo({ offer: { phase, startDate, endDate } }: { offer: OfferView }) {
  const { t } = useTexts(offerTexts)
  if (phase === 'over') {
    return (
      <div className={styles['over']}>
        <p className={styles['state']}>{t('ended')}</p>
        <p>{t('endedText')}</p>
        <SiteLink to={pathTo('specialOfferList')} className="arrow-link">
          {t('all')}
        </SiteLink>
      </div>
    )
  }
  const changeDay = phase === 'coming' ? startDate : daysAfter(endDate, 1)
  return (
    <Countdown
      until={startOfDay(changeDay).toISOString()}
      label={t(phase === 'coming' ? 'startsIn' : 'endsIn')}
    />
  )
}

export default function SpecialOffer({ loaderData }: Route.ComponentProps) {
  const { head, offer, type, text, related } = loaderData
  const { t } = useTexts(offerTexts)
  const isOver = offer.phase === 'over'
  return (
    <>
      <PageHead head={head} jsonLd={[useOfferJsonLd(offer, head.description)]} />
      <article lang={offer.lang}>
        <header className={`wrap ${styles['header']}`}>
          <div className={styles['words']}>
            <Breadcrumb trail={head.trail} />
            <h1>{offer.title}</h1>
            <Value value={offer.value} />
            <OfferFacts offer={offer} type={type} />
            <OfferStateInfo offer={offer} />
            {!isOver && (
              <div className="no-print">
                <ButtonRow buttons={text.customProperty.buttons} position="left" />
              </div>
            )}
          </div>
          {offer.media && (
            <Picture media={offer.media} isFirst sizes={sizesUpTo(900, 560)} className={styles['picture']} />
          )}
        </header>
        {text.content !== '' && (
          <section className="section tinted">
            <div className={`wrap ${styles['conditions']}`}>
              <h2>{t('conditions')}</h2>
              <RichText html={text.content} className={styles['text']} />
            </div>
          </section>
        )}
      </article>
      {related.length > 0 && (
        <section className="wrap section no-print">
          <SectionHeading title={t('related')} />
          <OfferCards offers={related} isRow />
        </section>
      )}
    </>
  )
}
