import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { ScreenHead } from '../../elements/screen/ScreenHead.tsx'
import { approvalQueueTexts } from '../../texts/approvalQueue.ts'
import { useLanguage, useTextsOf } from '../../texts/useText.ts'
import type { ScreenProps } from '../screenProps.ts'
import { AbsenceButton } from './queue/AbsenceButton.tsx'
import { QueueFilters } from './queue/QueueFilters.tsx'
import { QueueList } from './queue/QueueList.tsx'
import { QueueTabs } from './queue/QueueTabs.tsx'
import { useQueueQuery } from './queue/useQueue.ts'

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
