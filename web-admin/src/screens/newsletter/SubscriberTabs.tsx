import { Link } from 'react-router'
import { SUBSCRIBER_STATES, type SubscriberState } from '@flou/shared/newsletter.ts'
import { numberText } from '../../texts/fillIn.ts'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useSubscriberFigures } from './useNewsletter.ts'
import classes from '../inbox/Inbox.module.css'

/** The states with how many are in each, and figures. @param state undefined where figures are shown */
export function SubscriberTabs({ state: shown }: { state: SubscriberState | undefined }) {
  const t = useTextsOf(newsletterTexts)
  const language = useLanguage()
  const { data } = useSubscriberFigures()
  return (
    <nav aria-label={t('newsletter.states')} className={classes.tabs}>
      {(['active', ...SUBSCRIBER_STATES.filter((state) => state !== 'active')] as const).map((state) => {
        const count = data?.states[state] ?? 0
        return (
          <Link
            key={state}
            to={`?state=${state}`}
            aria-current={shown === state ? 'page' : undefined}
            className={classes.tab}
          >
            {t(`newsletter.state.${state}`)}
            {count > 0 && <span className={classes.tabCount}>{numberText(count, language)}</span>}
          </Link>
        )
      })}
      <Link
        to="?show=figures"
        aria-current={shown === undefined ? 'page' : undefined}
        className={classes.tab}
      >
        {t('newsletter.figures')}
      </Link>
    </nav>
  )
}
