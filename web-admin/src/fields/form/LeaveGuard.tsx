import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { NavigationType, useBlocker, type Location } from 'react-router'
import { isReplacedByUpdate } from '../../core/unsaved/hotUpdates.ts'
import { useStore } from '../../core/state/store.ts'
import { session } from '../../core/session/current.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formSheet } from '../../ui/FormSheet.tsx'
import { useText } from '../../core/texts/useText.ts'

interface Props {
  isDirty: boolean
  /** Read at navigation time, before React has rendered. */
  hasUnsavedWork: () => boolean
  onLeave: () => void
  /** True if navigation preserves the work; by default on the same path. */
  isWithin?: (from: Location, to: Location) => boolean
}

const isSamePath = (from: Location, to: Location): boolean => from.pathname === to.pathname

/** Protects unsaved work when the session ends or the tab closes. */
export function useUnsavedWork(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const releaseWork = session.markUnsaved()
    const preventUnload = (event: BeforeUnloadEvent) => {
      // the text returns after a reload by the development server
      if (!isReplacedByUpdate(Date.now())) event.preventDefault()
    }
    window.addEventListener('beforeunload', preventUnload)
    return () => {
      releaseWork()
      window.removeEventListener('beforeunload', preventUnload)
    }
  }, [isDirty])
}

export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('shell.saveBeforeLeave')} onClose={onStay}>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('shell.stay')}
        </Button>
        <Button color="danger" onClick={onLeave}>
          {t('shell.leave')}
        </Button>
      </Group>
    </Dialog>
  )
}

/** Confirms before leaving unsaved work. Back closes an open sheet instead. */
export function LeaveGuard({ isDirty, hasUnsavedWork, onLeave, isWithin = isSamePath }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (historyAction === NavigationType.Pop && formSheet.get()) return true
    return hasUnsavedWork() && !isWithin(currentLocation, nextLocation)
  })
  useUnsavedWork(isDirty)
  const sheet = useStore(formSheet)
  useEffect(() => {
    if (blocker.state !== 'blocked' || !sheet) return
    blocker.reset()
    sheet.close()
  })
  if (blocker.state !== 'blocked' || sheet) return null
  return (
    <LeaveDialog
      onStay={blocker.reset}
      onLeave={() => {
        onLeave()
        blocker.proceed()
      }}
    />
  )
}
