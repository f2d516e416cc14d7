import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { changeRequestWords } from '../../../core/texts/approval.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { failureReason, STATUS_TONES } from './changeRequestWords.ts'

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
  return (
    <>
      <Badge tone={STATUS_TONES[status]}>{t(`change.status.${status}`)}</Badge>
      {failure && <Reason>{failureReason(failure, language)}</Reason>}
      {reason && <Reason>“{reason}”</Reason>}
    </>
  )
}
