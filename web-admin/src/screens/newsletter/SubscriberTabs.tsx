import { SUBSCRIBER_STATES, type SubscriberState } from '@flou/shared/newsletter.ts'
import { LinkTabs } from '../../elements/screen/LinkTabs.tsx'
import { newsletterTexts } from '../../texts/screens/newsletter.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useSubscriberFigures } from './useNewsletter.ts'

/** The screen opens with those who are subscribed. */
const STATES = ['active', ...SUBSCRIBER_STATES.filter((state) => state !== 'active')] as const

/** The states with how many are in each, and figures. @param state undefined where figures are shown */
export function SubscriberTabs({ state: shown }: { state: SubscriberState | undefined }) {
  const t = useTextsOf(newsletterTexts)
  const { data } = useSubscriberFigures()
  return (
    <LinkTabs
      label={t('newsletter.states')}
      tabs={[
        ...STATES.map((state) => ({
          to: `?state=${state}`,
          label: t(`newsletter.state.${state}`),
          isCurrent: shown === state,
          count: data?.states[state],
        })),
        { to: '?show=figures', label: t('newsletter.figures'), isCurrent: shown === undefined },
      ]}
    />
  )
}
