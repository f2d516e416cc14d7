import { Button } from '@mantine/core'
import { createElement, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'
import { Banner } from './Banner.tsx'
import { loadInline } from './chunkGuard.ts'
import { useText } from '../core/texts/useText.ts'

/** Component in its own chunk, loaded on first render. */
export interface LazyPart<P> extends FunctionComponent<P> {
  /** Preloads the chunk; failures are ignored and retried on render. */
  preload: () => Promise<void>
  /** Event handlers that preload on hover or focus. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void }
}

const NoPlaceholder = () => null

export function LazyPartError({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Banner tone="bad" title={t('shell.partMissing')}>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Banner>
  )
}

interface Options<P> {
  Placeholder?: ComponentType<P>
  after?: () => Promise<void>
}

/** Creates a lazy component. Avoids Suspense, which would hide content that has already loaded. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Placeholder = NoPlaceholder, after }: Options<P> = {},
): LazyPart<P> {
  let component: ComponentType<P> | undefined
  const loadComponent = async () => {
    await after?.()
    component ??= await loadInline(load)
  }
  function LazyComponent(props: P) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>(component ? 'here' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return undefined
      let isMounted = true
      const update = (next: 'here' | 'failed') => () => void (isMounted && setState(next))
      loadComponent().then(update('here'), update('failed'))
      return () => {
        isMounted = false
      }
    }, [state])
    if (component) return createElement(component, props)
    return state === 'failed' ? (
      <LazyPartError onRetry={() => setState('waiting')} />
    ) : (
      <Placeholder {...props} />
    )
  }
  const preload = () => loadComponent().catch(() => undefined)
  const start = () => void preload()
  return Object.assign(LazyComponent, { preload, onIntent: { onPointerEnter: start, onFocus: start } })
}
