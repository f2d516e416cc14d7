import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { SUBMISSION_STATES } from '@flou/shared/inbox/inbox.ts'
import { LinkTabs } from '../../../ui/screen/Tabs.tsx'
import { inboxTexts } from '../../../core/texts/inbox.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { writeInbox, type InboxFilters, type InboxQuery } from '../inboxQuery.ts'
import { useInboxFigures } from '../useInbox.ts'

const NO_DAYS: InboxFilters = {}

export function InboxTabs({
  form,
  query: { filters, isFigures },
}: {
  form: FormDeclaration
  query: InboxQuery
}) {
  const t = useTextsOf(inboxTexts)
  const { data } = useInboxFigures(form.key, NO_DAYS)
  const to = (state: string, showsFigures = false) =>
    `?${writeInbox({ filters: { ...filters, state }, isFigures: showsFigures }).toString()}`
  const isHere = (state: string) => !isFigures && filters['state'] === state
  return (
    <LinkTabs
      label={t('inbox.states')}
      tabs={[
        { to: to(''), label: t('inbox.state.all'), isCurrent: isHere('') },
        ...SUBMISSION_STATES.map((state) => ({
          to: to(state),
          label: t(`inbox.state.${state}`),
          isCurrent: isHere(state),
          count: data?.states[state],
        })),
        { to: to('', true), label: t('inbox.figures'), isCurrent: isFigures },
      ]}
    />
  )
}
