import { ActionIcon, Group } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import type { SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { detailUrl } from '../../../core/offices/useUnread.ts'
import { useShortcuts } from '../../../core/state/shortcuts.ts'
import { allInboxTexts } from '../../../core/texts/inboxReply.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { neighboursOf } from '../list/listOrder.ts'

/** Previous and next submission of the list that was left, also with J and K. */
export function Neighbours({ one }: { one: SubmissionDetail }) {
  const t = useTextsOf(allInboxTexts)
  const { office } = useOffice()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const neighbours = neighboursOf(state, one.id)
  const open = (way: 'next' | 'previous') => {
    const row = neighbours?.[way]
    if (row) void navigate(detailUrl(office, row.form, row.id), { state, replace: true })
  }
  useShortcuts('submission', {
    ...(neighbours?.next && { nextSubmission: () => open('next') }),
    ...(neighbours?.previous && { previousSubmission: () => open('previous') }),
  })
  if (!neighbours) return null
  return (
    <Group gap="xs" role="group" aria-label={t('all.neighbours')}>
      <span>{t('all.position', { at: neighbours.position, of: neighbours.total })}</span>
      {(['previous', 'next'] as const).map((way) => (
        <ActionIcon
          key={way}
          variant="default"
          size={36}
          aria-label={t(`all.${way}`)}
          title={t(`all.${way}`)}
          aria-keyshortcuts={way === 'next' ? 'J' : 'K'}
          disabled={!neighbours[way]}
          onClick={() => open(way)}
        >
          <Icon name={way === 'next' ? 'down' : 'up'} />
        </ActionIcon>
      ))}
    </Group>
  )
}
