import { useMemo } from 'react'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { TasksCard } from '../comments/TasksCard.tsx'
import { ChangeRequestsCard } from './ChangeRequestsCard.tsx'
import { CoverageCard } from './CoverageCard.tsx'
import { DraftsCard } from './DraftsCard.tsx'
import { DueCard } from './DueCard.tsx'
import { InboxCard } from './InboxCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import { ReleasesCard } from './ReleasesCard.tsx'
import { findRecordLocations } from '../../core/offices/recordLocations.ts'
import { TodayCard } from './TodayCard.tsx'
import { UnsavedCard } from './UnsavedCard.tsx'
import classes from './Start.module.css'
import { useStart } from './useStart.ts'

export function StartPanel() {
  const t = useTextsOf(startTexts)
  const { office } = useOffice()
  const recordLocations = useMemo(() => findRecordLocations(office), [office])
  const { data, error, refetch } = useStart()
  if (error) return <LoadFailure error={error} title={t('start.failed')} onRetry={refetch} />
  if (!data) return <div className={classes.waitingPanel} aria-busy="true" />
  return (
    <section className={classes.panel} aria-label={t('start.title')}>
      <div className={classes.stack}>
        <ChangeRequestsCard />
        <ReleasesCard />
        <TasksCard classes={classes} />
        <InboxCard />
        <UnsavedCard />
        <TodayCard today={data.today} recordLocations={recordLocations} />
        <DraftsCard drafts={data.drafts} />
        <DueCard kind="ending" due={data.ending} recordLocations={recordLocations} />
        <DueCard kind="coming" due={data.coming} recordLocations={recordLocations} />
      </div>
      <CoverageCard coverage={data.coverage} recordLocations={recordLocations} />
      <RecentCard recent={data.recent} recordLocations={recordLocations} />
    </section>
  )
}
