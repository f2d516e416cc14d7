import { Alert, Button } from '@mantine/core'
import { createElement, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { loadInPlace } from './chunkGuard.ts'
import { useText } from '../texts/useText.ts'

/** A part of the app with a file of its own, which is fetched when the part is first shown. */
export interface Later<P> extends FunctionComponent<P> {
  /** Fetches it ahead of its use, so that it is there at once. Failing is no matter: it is fetched again where it is shown. */
  ahead: () => Promise<void>
  /** For what opens the part: fetches it as soon as a person is about to. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void }
}

const Nothing = () => null

/** Says in the place of a part that its file did not come; all around it stays as it is. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Alert color="danger" role="alert" title={t('shell.partMissing')}>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Alert>
  )
}

interface Options<P> {
  /** Keeps the part's place; by default nothing does. */
  Waiting?: ComponentType<P>
  /** What is waited for before the part is fetched; by default nothing is. */
  after?: () => Promise<void>
}

/** Makes a component of one that is loaded. No Suspense: that holds back what has arrived already. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting = Nothing, after }: Options<P> = {},
): Later<P> {
  let part: ComponentType<P> | undefined
  const fetchPart = async () => {
    await after?.()
    part ??= await loadInPlace(load)
  }
  function Part(props: P) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(part ? 'here' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return undefined
      let isShown = true
      const tell = (next: 'here' | 'failed') => () => void (isShown && setState(next))
      fetchPart().then(tell('here'), tell('failed'))
      return () => {
        isShown = false
      }
    }, [state])
    if (part) return createElement(part, props)
    return state === 'failed' ? <PartMissing onRetry={() => setState('waiting')} /> : <Waiting {...props} />
  }
  const ahead = () => fetchPart().catch(() => undefined)
  const start = () => void ahead()
  return Object.assign(Part, { ahead, onIntent: { onPointerEnter: start, onFocus: start } })
}
