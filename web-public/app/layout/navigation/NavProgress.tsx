import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './NavProgress.module.css'

/** Milliseconds: fast loads show no bar, finished ones show it briefly. */
const THROTTLE = 200
const HIDE_DELAY = 500

type Phase = 'idle' | 'loading'

export function NavProgress({ isOpening }: { isOpening: boolean }) {
  const isNavigating = useNavigation().state !== 'idle'
  const isBusy = isOpening || isNavigating
  const [phase, setPhase] = useState<Phase>('idle')
  useEffect(() => {
    const next: Phase = isBusy ? 'loading' : 'idle'
    const timer = setTimeout(() => setPhase(next), isBusy ? THROTTLE : HIDE_DELAY)
    return () => clearTimeout(timer)
  }, [isBusy])
  const isFinishing = phase === 'loading' && !isBusy
  return <div className={styles['bar']} data-phase={isFinishing ? 'done' : phase} aria-hidden="true" />
}
