import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { DayRangeFilter } from '../../../ui/filters/DayRangeFilter.tsx'
import { auditCheckTexts } from '../../../core/texts/audit.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { DayRange } from './auditCheckPages.ts'
import { AuditCheckReport } from './AuditCheckReport.tsx'
import { useAuditCheck, type AuditCheckTask } from './useAuditCheck.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Trail.module.css'

const DAYS = 7

const entriesOf = (reports: readonly DayReport[]) => reports.reduce((sum, { entries }) => sum + entries, 0)

function Progress({ task, count, stop }: { task: AuditCheckTask; count: number; stop: () => void }) {
  const t = useTextsOf(auditCheckTexts)
  return (
    <Group gap="sm">
      <span role="status">
        {task.kind === 'verify' ? t('trail.verifying', { count }) : t('trail.exporting', { day: task.day })}
      </span>
      <Button size="compact-sm" variant="default" onClick={stop}>
        {t('shell.stop')}
      </Button>
    </Group>
  )
}

function Conclusion({ reports, isWhole }: { reports: readonly DayReport[]; isWhole: boolean }) {
  const t = useTextsOf(auditCheckTexts)
  const count = reports.flatMap(({ problems }) => problems).length
  if (count > 0) return <Banner tone="bad">{t('trail.broken', { count })}</Banner>
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
  const t = useTextsOf(auditCheckTexts)
  const { from, to } = range
  const isRange = from !== '' && to !== '' && from <= to
  return (
    <>
      <div className={classes.range}>
        <DayRangeFilter from={from} to={to} onChange={(patch) => setRange({ ...range, ...patch })} />
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

/** Verifies audit log integrity by day and exports it with its seals. */
export function AuditCheckPanel() {
  const t = useTextsOf(auditCheckTexts)
  const [range, setRange] = useState<DayRange>(() => {
    const to = todayInJakarta(new Date())
    return { from: daysAfter(to, 1 - DAYS), to }
  })
  const { task, reports, isWhole, verify, exportFile, stop } = useAuditCheck(range)
  return (
    <Card title={t('trail.title')} hint={t('trail.about')}>
      <RangeForm
        range={range}
        setRange={setRange}
        isBusy={task !== undefined}
        onVerify={verify}
        onExport={exportFile}
      />
      <FieldHint>{t('trail.exportHint')}</FieldHint>
      {task && <Progress task={task} count={entriesOf(reports)} stop={stop} />}
      {!task && reports.length > 0 && <Conclusion reports={reports} isWhole={isWhole} />}
      {reports.length > 0 && <AuditCheckReport reports={reports} />}
    </Card>
  )
}
