import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../../ui/screen/ScreenHead.tsx'
import { approvalQueueTexts } from '../../../core/texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { ScreenProps } from '../../../core/offices/office.ts'
import { AbsenceButton } from './AbsenceButton.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueList } from './QueueList.tsx'
import { QueueTabs } from './QueueTabs.tsx'
import { useQueueQuery } from './useQueue.ts'

/** Open change requests; non-approvers see only their own. */
export function WorkflowQueueScreen({ route }: ScreenProps) {
  const t = useTextsOf(approvalQueueTexts)
  const language = useLanguage()
  const { query, updateQuery, approves } = useQueueQuery()
  const title = approves ? routeLabel(route)[language] : t('shell.myChanges')
  return (
    <>
      <ScreenHead title={title}>{approves && <AbsenceButton />}</ScreenHead>
      {approves && <QueueTabs query={query} />}
      <QueueFilters query={query} updateQuery={updateQuery} approves={approves} />
      <QueueList label={title} query={query} updateQuery={updateQuery} approves={approves} />
    </>
  )
}
