import { useMemo } from 'react'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { useOffice } from '../../offices/OfficeContext.ts'
import { startTexts } from '../../texts/screens/start.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { ChangesCard } from './ChangesCard.tsx'
import { CoverageCard } from './CoverageCard.tsx'
import { DraftsCard } from './DraftsCard.tsx'
import { DueCard } from './DueCard.tsx'
import { RecentCard } from './RecentCard.tsx'
import { placesIn } from '../../offices/recordPlaces.ts'
import classes from './Start.module.css'
import { useStart } from './useStart.ts'

/** What matters when work begins; above the first screen of an office. */
export function StartPanel() {
  const t = useTextsOf(startTexts)
  const { office } = useOffice()
  const places = useMemo(() => placesIn(office), [office])
  const { data, error, refetch } = useStart()
  if (error) return <LoadFailure error={error} title={t('start.failed')} onRetry={refetch} />
  if (!data) return <div className={classes.waitingPanel} aria-busy="true" />
  return (
    <section className={classes.panel} aria-label={t('start.title')}>
      <div className={classes.stack}>
        <ChangesCard />
        <DraftsCard drafts={data.drafts} />
        <DueCard kind="ending" due={data.ending} places={places} />
        <DueCard kind="coming" due={data.coming} places={places} />
      </div>
      <CoverageCard coverage={data.coverage} places={places} />
      <RecentCard recent={data.recent} places={places} />
    </section>
  )
}
