import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { workflowQueueTexts } from '../../texts/screens/workflowQueue.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { AbsenceButton } from './queue/AbsenceButton.tsx'
import { QueueFilters } from './queue/QueueFilters.tsx'
import { QueueList } from './queue/QueueList.tsx'
import { QueueTabs } from './queue/QueueTabs.tsx'
import { useQueueQuery } from './queue/useQueue.ts'
import classes from './Workflow.module.css'

/** Open changes: those to decide, the reader's own, all of them. Who decides nothing sees their own alone. */
export function WorkflowQueueScreen({ route }: ScreenProps) {
  const t = useTextsOf(workflowQueueTexts)
  const language = useLanguage()
  const { query, change, approves } = useQueueQuery()
  const title = approves ? routeLabel(route)[language] : t('shell.myChanges')
  return (
    <>
      <div className={classes.head}>
        <h1>{title}</h1>
        {approves && <AbsenceButton />}
      </div>
      {approves && <QueueTabs query={query} />}
      <QueueFilters query={query} change={change} approves={approves} />
      <QueueList label={title} query={query} change={change} approves={approves} />
    </>
  )
}
