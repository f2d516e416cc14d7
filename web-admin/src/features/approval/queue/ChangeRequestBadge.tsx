import { Badge, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { changeRequestWords } from '../../../texts/approval.ts'
import { useLanguage, useTextsOf } from '../../../texts/useText.ts'
import { failureReason, STATUS_COLOURS } from './changeRequestWords.ts'

/** Readable on light orange, unlike the theme's orange. */
const DARK_ORANGE = '#7a2e00'

const Reason = ({ children }: { children: ReactNode }) => (
  <Text span display="block" maw={320} mt={3} fz="xs" c="var(--muted)" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Text>
)

export function ChangeRequestBadge({
  changeRequest: { status, reason, failure },
}: {
  changeRequest: ChangeRequestRow
}) {
  const t = useTextsOf(changeRequestWords)
  const language = useLanguage()
  if (status === WORKFLOW_STATUS.notRequired) return null
  const color = STATUS_COLOURS[status]
  return (
    <>
      <Badge
        variant={status === WORKFLOW_STATUS.pending ? 'outline' : 'light'}
        color={color}
        {...(color === 'orange' && { c: DARK_ORANGE })}
        tt="none"
        miw="max-content"
      >
        {t(`change.status.${status}`)}
      </Badge>
      {failure && <Reason>{failureReason(failure, language)}</Reason>}
      {reason && <Reason>“{reason}”</Reason>}
    </>
  )
}
