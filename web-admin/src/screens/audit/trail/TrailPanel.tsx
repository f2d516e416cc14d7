import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'
import type { DayReport } from '@flou/shared/auditTrail.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { Card } from '../../../elements/screen/Card.tsx'
import { DayRangeFilter } from '../../../elements/screen/DayRangeFilter.tsx'
import { Hint } from '../../../elements/screen/Hint.tsx'
import { auditTrailTexts } from '../../../texts/screens/auditTrail.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import type { DayRange } from './readTrail.ts'
import { TrailReport } from './TrailReport.tsx'
import { useTrail, type TrailWork } from './useTrail.ts'
import classes from './Trail.module.css'

/** Days that are offered first. */
const DAYS = 7

const entriesOf = (reports: readonly DayReport[]) => reports.reduce((sum, { entries }) => sum + entries, 0)

function Progress({ work, count, stop }: { work: TrailWork; count: number; stop: () => void }) {
  const t = useTextsOf(auditTrailTexts)
  return (
    <Group gap="sm">
      <span role="status">
        {work.kind === 'verify' ? t('trail.verifying', { count }) : t('trail.exporting', { day: work.day })}
      </span>
      <Button size="compact-sm" variant="default" onClick={stop}>
        {t('bulk.stop')}
      </Button>
    </Group>
  )
}

/** What the check comes to; where it was stopped, that it is not over. */
function Conclusion({ reports, isWhole }: { reports: readonly DayReport[]; isWhole: boolean }) {
  const t = useTextsOf(auditTrailTexts)
  const count = reports.flatMap(({ problems }) => problems).length
  if (count > 0)
    return (
      <Alert color="danger" role="alert">
        {t('trail.broken', { count })}
      </Alert>
    )
  const entries = entriesOf(reports)
  if (!isWhole) return <p role="status">{t('trail.stopped')}</p>
  return <p role="status">{entries > 0 ? t('trail.intact', { count: entries }) : t('trail.nothing')}</p>
}

interface FormProps {
  range: DayRange
  setRange: (range: DayRange) => void
  isBusy: boolean
  onVerify: () => void
  onExport: () => void
}

function RangeForm({ range, setRange, isBusy, onVerify, onExport }: FormProps) {
  const t = useTextsOf(auditTrailTexts)
  const { from, to } = range
  const isRange = from !== '' && to !== '' && from <= to
  return (
    <>
      <div className={classes.range}>
        <DayRangeFilter from={from} to={to} onChange={(part) => setRange({ ...range, ...part })} />
      </div>
      <Group gap="xs" mb="sm">
        <Button disabled={isBusy || !isRange} onClick={onVerify}>
          {t('trail.verify')}
        </Button>
        <Button
          variant="default"
          leftSection={<Icon name="download" />}
          disabled={isBusy || !isRange}
          onClick={onExport}
        >
          {t('trail.export')}
        </Button>
      </Group>
    </>
  )
}

/** Checks whether the log is what it was, day by day, and exports it with what proves that. */
export function TrailPanel() {
  const t = useTextsOf(auditTrailTexts)
  const [range, setRange] = useState<DayRange>(() => {
    const to = todayInJakarta(new Date())
    return { from: daysAfter(to, 1 - DAYS), to }
  })
  const { work, reports, isWhole, verify, exportFile, stop } = useTrail(range)
  return (
    <Card title={t('trail.title')} hint={t('trail.about')}>
      <RangeForm
        range={range}
        setRange={setRange}
        isBusy={work !== undefined}
        onVerify={verify}
        onExport={exportFile}
      />
      <Hint>{t('trail.exportHint')}</Hint>
      {work && <Progress work={work} count={entriesOf(reports)} stop={stop} />}
      {!work && reports.length > 0 && <Conclusion reports={reports} isWhole={isWhole} />}
      {reports.length > 0 && <TrailReport reports={reports} />}
    </Card>
  )
}
