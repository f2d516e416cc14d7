import type { NewsletterData } from '@flou/shared/inbox/personalData.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

const TEXTS = { ...personalDataTexts, ...newsletterTexts }

export function FoundNewsletter({ data: { subscriptions, consents } }: { data: NewsletterData }) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  return (
    <>
      <h2>{t('desk.newsletter')}</h2>
      <ul data-newsletter="">
        {subscriptions.map(({ state, since }) => (
          <li key={state}>
            {t('desk.newsletterSince', {
              state: t(`newsletter.state.${state}`),
              when: timeText(since, language),
            })}
          </li>
        ))}
        {consents.map(({ choice, at, text }) => (
          <li key={at + choice}>{t(`desk.${choice}`, { when: timeText(at, language), text })}</li>
        ))}
      </ul>
    </>
  )
}
