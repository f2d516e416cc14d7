import { SUBSCRIBER_STATES, type SubscriberState } from '@flou/shared/forms/newsletter.ts'
import { LinkTabs } from '../../../ui/screen/Tabs.tsx'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useSubscriberFigures } from './useNewsletter.ts'

const STATES = ['active', ...SUBSCRIBER_STATES.filter((state) => state !== 'active')] as const

/** @param state undefined shows figures */
export function SubscriberTabs({ state: selected }: { state: SubscriberState | undefined }) {
  const t = useTextsOf(newsletterTexts)
  const { data } = useSubscriberFigures()
  return (
    <LinkTabs
      label={t('newsletter.states')}
      tabs={[
        ...STATES.map((state) => ({
          to: `?state=${state}`,
          label: t(`newsletter.state.${state}`),
          isCurrent: selected === state,
          count: data?.states[state],
        })),
        { to: '?show=figures', label: t('newsletter.figures'), isCurrent: selected === undefined },
      ]}
    />
  )
}
