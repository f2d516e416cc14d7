import { Link } from 'react-router'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { SUBMISSION_STATES } from '@flou/shared/submissions/inbox.ts'
import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { numberText } from '../../../texts/fillIn.ts'
import { writeInbox, type InboxFilters, type InboxQuery } from '../inboxQuery.ts'
import { useInboxFigures } from '../useInbox.ts'
import classes from '../Inbox.module.css'

const NO_DAYS: InboxFilters = {}

/** The states with how many there are, and figures; each has an address of its own, other filters go with it. */
export function InboxTabs({ form, query: { filters, isFigures } }: { form: Submission; query: InboxQuery }) {
  const t = useTextsOf(inboxTexts)
  const language = useLanguage()
  const { data } = useInboxFigures(form.key, NO_DAYS)
  const to = (state: string, showsFigures = false) =>
    `?${writeInbox({ filters: { ...filters, state }, isFigures: showsFigures }).toString()}`
  const isHere = (state: string) => !isFigures && filters['state'] === state
  return (
    <nav aria-label={t('inbox.states')} className={classes.tabs}>
      <Link to={to('')} aria-current={isHere('') ? 'page' : undefined} className={classes.tab}>
        {t('inbox.state.all')}
      </Link>
      {SUBMISSION_STATES.map((state) => {
        const count = data?.states[state] ?? 0
        return (
          <Link
            key={state}
            to={to(state)}
            aria-current={isHere(state) ? 'page' : undefined}
            className={classes.tab}
          >
            {t(`inbox.state.${state}`)}
            {count > 0 && <span className={classes.tabCount}>{numberText(count, language)}</span>}
          </Link>
        )
      })}
      <Link to={to('', true)} aria-current={isFigures ? 'page' : undefined} className={classes.tab}>
        {t('inbox.figures')}
      </Link>
    </nav>
  )
}
