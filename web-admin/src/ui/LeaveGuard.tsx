import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router'
import { isReplacedByUpdate } from '../core/unsaved/hotUpdates.ts'
import { session } from '../core/session/current.ts'
import { Dialog } from './Dialog.tsx'
import { useText } from '../core/texts/useText.ts'

interface Props {
  isDirty: boolean
  /** Read at navigation time, before React has rendered. */
  hasUnsavedWork: () => boolean
  onLeave: () => void
  /** True if navigation preserves the work; by default on the same path. */
  isWithin?: (from: Location, to: Location) => boolean
}

const isSamePath = (from: Location, to: Location): boolean => from.pathname === to.pathname

/** Confirms before leaving unsaved work, and protects it when the session ends. */
export function LeaveGuard({ isDirty, hasUnsavedWork, onLeave, isWithin = isSamePath }: Props) {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedWork() && !isWithin(currentLocation, nextLocation),
  )
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
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('shell.saveBeforeLeave')} onClose={blocker.reset}>
      <Group justify="flex-end">
        <Button variant="default" onClick={blocker.reset} data-autofocus>
          {t('shell.stay')}
        </Button>
        <Button
          color="danger"
          onClick={() => {
            onLeave()
            blocker.proceed()
          }}
        >
          {t('shell.leave')}
        </Button>
      </Group>
    </Dialog>
  )
}
