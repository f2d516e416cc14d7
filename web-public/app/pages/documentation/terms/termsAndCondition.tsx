import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { longDay } from '../../../elements/day.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { Split } from '../../../sections/blocks/Split.tsx'
import { Contents } from '../../../sections/Contents.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { useSite } from '../../../site/useSite.ts'
import { readPage } from '../../reading/readPage.ts'
import { chaptersOf, headingsFrom } from '../page/chapters.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import type { Route } from './+types/termsAndCondition'
import styles from './termsAndCondition.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { terms, ...page } = await readPage('termsAndCondition', args)
  const newest = terms
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1)
  return {
    ...page,
    terms: chaptersOf('terms', terms).map(({ content, ...term }) => ({
      ...term,
      content: headingsFrom(content, 3),
    })),
    // calendar day in Jakarta
    version: newest === undefined ? '' : todayInJakarta(new Date(newest)),
  }
}

export default function TermsAndCondition({ loaderData }: Route.ComponentProps) {
  const { head, header, text, terms, version, cta } = loaderData
  const { t } = useTexts(documentationTexts)
  const { language } = useSite()
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      {text && <Split block={{ ...text, items: [] }} media={text.media} mobile={text.mobileMedia} />}
      <div className={`wrap section ${styles['columns']}`}>
        <div className={styles['side']}>
          <Contents headings={terms} />
        </div>
        <div className={styles['text']}>
          {version !== '' && (
            <p className={styles['version']}>
              <time dateTime={version}>{t('version', { day: longDay(version, language) })}</time>
            </p>
          )}
          {terms.length === 0 && <p>{t('noTerms')}</p>}
          {terms.map(({ anchor, title, content }) => (
            <section key={anchor} id={anchor} className={styles['term']}>
              <h2>{title}</h2>
              <RichText html={content} />
            </section>
          ))}
        </div>
      </div>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
