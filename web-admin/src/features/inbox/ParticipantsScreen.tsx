import { ReadOnlyBanner } from '../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../core/session/rights.ts'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import { Banner } from '../../ui/Banner.tsx'
import { MissingRecord } from '../../lists/MissingRecord.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { notifyError, offerUndo } from '../../core/state/notify.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { inboxTexts } from '../../core/texts/inbox.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { EventTabs, useEventFacts } from './participants/event.tsx'
import { codeReader } from './participants/codeReader.ts'
import { EventNewsAlert } from './participants/EventNewsAlert.tsx'
import { ExportMenu } from './participants/ExportMenu.tsx'
import { findByCode, findPeople, nameOf } from './participants/findPeople.ts'
import { People } from './participants/People.tsx'
import { useCheckIn, useParticipants } from './participants/useCheckIn.ts'

const CameraPanel = lazyPart(async () => (await import('./participants/CameraPanel.tsx')).CameraPanel)

const byName = (one: SubmissionRow, other: SubmissionRow) => nameOf(one).localeCompare(nameOf(other))

interface FinderProps {
  typed: string
  onType: (text: string) => void
  /** Called on Enter, which scanners send after a code. */
  onScan: () => void
}

function Finder({ typed, onType, onScan }: FinderProps) {
  const t = useTextsOf(inboxTexts)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onScan()
      }}
    >
      <TextInput
        name="search"
        type="search"
        label={t('people.search')}
        placeholder={t('people.searchHint')}
        value={typed}
        mb="md"
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </form>
  )
}

/** Loads the camera at once, because entrances may be offline later. */
function usePreloadedCamera(): void {
  useEffect(() => {
    void CameraPanel.preload()
    codeReader().catch(() => undefined) // retried when used
  }, [])
}

interface SummaryProps {
  title: string
  days: string | undefined
  rows: readonly SubmissionRow[] | undefined
}

function Summary({ title, days, rows }: SummaryProps) {
  const t = useTextsOf(inboxTexts)
  const arrivedCount = rows?.filter(({ checkedIn }) => checkedIn !== undefined).length ?? 0
  return (
    <>
      {days !== undefined && `${title} · ${days} · `}
      <span role="status">{rows && t('people.summary', { in: arrivedCount, all: rows.length })}</span>
    </>
  )
}

function CheckInList({ event, title, route }: ScreenProps & { event: string; title: string }) {
  const t = useTextsOf(inboxTexts)
  const { data, error } = useParticipants(event)
  const facts = useEventFacts(Number(event))
  const { tick, withTicks, waiting } = useCheckIn(event)
  const { canEdit } = useRights()
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  usePreloadedCamera()
  const all = withTicks(data ?? []).toSorted(byName)
  const rows = findPeople(all, typed)
  const setCheckedIn = (row: SubmissionRow, isIn: boolean) => {
    tick(row, isIn)
    const text = t(isIn ? 'people.ticked' : 'people.undone', { name: nameOf(row) })
    offerUndo(text, t('shell.undo'), () => tick(row, !isIn))
  }
  const onScan = () => {
    const [only] = rows
    if (rows.length !== 1 || !only || !canEdit) return
    if (!only.checkedIn) setCheckedIn(only, true)
    setTyped('')
  }
  /** Checks in by complete code only, never by part of a name. */
  const onCode = (code: string) => {
    const row = findByCode(all, code)
    if (!row) notifyError(t('people.unknownCode', { code: code.slice(0, 40) }))
    else if (row.checkedIn) notifyError(t('people.alreadyIn', { name: nameOf(row) }))
    else setCheckedIn(row, true)
  }
  return (
    <>
      <EventTabs route={route} event={Number(event)} />
      <ScreenHead
        title={facts?.title || title}
        about={<Summary title={title} days={facts?.days} rows={data && all} />}
      >
        {canEdit && (
          <Button aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
            {t(isScanning ? 'people.scanEnd' : 'people.scan')}
          </Button>
        )}
        <ExportMenu event={event} rows={all} />
      </ScreenHead>
      <ReadOnlyBanner />
      <EventNewsAlert event={event} />
      {waiting > 0 && (
        <Banner tone="soon" mb="md">
          {t('people.offline', { count: waiting })}
        </Banner>
      )}
      {isScanning && <CameraPanel onCode={onCode} />}
      <Finder typed={typed} onType={setTyped} onScan={onScan} />
      {!data && (error ? <LoadFailure error={error} /> : <PageLoading />)}
      {rows.length > 0 && <People label={title} rows={rows} onTick={setCheckedIn} />}
      {data && rows.length === 0 && (
        <EmptyState text={t(data.length === 0 ? 'people.none' : 'people.noneFits')} />
      )}
    </>
  )
}

export function ParticipantsScreen({ route }: ScreenProps) {
  const { event } = useParams()
  const language = useLanguage()
  const title = (route.screen.ofRecord?.label ?? routeLabel(route))[language]
  return event !== undefined && /^\d+$/.test(event) ? (
    <CheckInList key={event} event={event} title={title} route={route} />
  ) : (
    <MissingRecord />
  )
}
