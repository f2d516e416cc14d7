import type { ReactNode } from 'react'
import { dataRequest } from '@flou/shared/submissions/forms/dataRequest.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import type { SubmissionDetail } from '@flou/shared/submissions/inbox.ts'
import { timeText } from '../../../content/timeText.ts'
import { useSiteOrigin } from '../../../offices/useSiteOrigin.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { Due } from '../list/Due.tsx'
import classes from '../Inbox.module.css'

function Consents({ one }: { one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  return one.consents.map(({ field, version, language }) => (
    <span key={field}>{t('inbox.consent', { version, language: t(`inbox.language.${language}`) })}</span>
  ))
}

/** What is known of it beside what was typed. */
export function Facts({ form, one }: { form: Submission; one: SubmissionDetail }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const origin = useSiteOrigin()
  const isChecked = one.verified === 'proof' || one.verified === 'service'
  const rows: [string, ReactNode][] = [
    [t('inbox.received'), timeText(one.created, language)],
    [t('inbox.language'), t(`inbox.language.${one.language}`)],
    [t('inbox.verified'), t(`inbox.verified.${isChecked ? 'yes' : 'no'}`)],
    [t('inbox.expires'), timeText(one.expires, language)],
  ]
  if (one.page !== '')
    rows.push([
      t('inbox.page'),
      <a key="page" href={`${origin}${one.page}`}>
        {one.page}
      </a>,
    ])
  if (one.suspect !== undefined) rows.push([t('inbox.suspect'), t(`inbox.suspect.${one.suspect}`)])
  if (one.consents.length > 0) rows.push([t('inbox.yes'), <Consents key="consents" one={one} />])
  if (form.key === dataRequest.key) {
    const proven = one.proven && t('inbox.proven', { when: timeText(one.proven, language) })
    rows.push([t('inbox.address'), proven ?? `${t('inbox.unproven')}. ${t('inbox.unprovenHint')}`])
    rows.push([t('inbox.due'), <Due key="due" row={one} />])
  }
  return (
    <section className={classes.card} aria-labelledby="about">
      <h2 id="about">{t('inbox.about')}</h2>
      <dl className={classes.fields}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
