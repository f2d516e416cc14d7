import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router'
import { session } from '../../session/current.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { useText } from '../../texts/useText.ts'

interface Props {
  isDirty: boolean
  /** Read at the moment of leaving, before the screen has caught up. */
  holdsWork: () => boolean
  /** The person leaves without saving. */
  onLeave: () => void
  /** True where going from one address to the other leaves the work in place; by default within one path. */
  isWithin?: (from: Location, to: Location) => boolean
}

const isSamePath = (from: Location, to: Location): boolean => from.pathname === to.pathname

/** Asks before unsaved work is left, and keeps a session's end from taking it away. */
export function LeaveGuard({ isDirty, holdsWork, onLeave, isWithin = isSamePath }: Props) {
  const t = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holdsWork() && !isWithin(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const release = session.holdWork()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
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
