import { useEffect, useRef, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import { PREVIEW_API, type PreviewAnswer, type PreviewRequest } from '@flou/shared/site/preview.ts'
import { api } from '../../session/current.ts'
import type { FormValues } from '../form/formErrors.ts'
import { wireValues } from '../form/recordValues.ts'

/** Typing pauses for so long, in milliseconds, before the page is asked for again. */
const REST_MS = 120

/** What is previewed: values that may change, and how to hear of it. */
export interface PreviewOf {
  type: AnyType
  id: number
  language: Language
  read: () => FormValues
  /** Absent where nothing changes any more: an earlier version. */
  subscribe?: (listener: () => void) => () => void
}

export interface PreviewState {
  /** The last answer; it stays while the next one is on its way. */
  answer?: PreviewAnswer
  /** Why the last question was not answered. */
  failure?: unknown
  isUpdating: boolean
}

/** One question at a time: a newer one calls off what is under way. */
function createAsking(onState: (change: Partial<PreviewState>) => void) {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    current?.abort()
  }
  async function ask(request: PreviewRequest): Promise<void> {
    stop()
    const own = new AbortController()
    current = own
    onState({ isUpdating: true })
    try {
      const { data } = await api<PreviewAnswer>(PREVIEW_API, {
        method: 'POST',
        body: request,
        signal: own.signal,
      })
      onState({ answer: data, failure: undefined, isUpdating: false })
    } catch (failure) {
      // what was called off is not answered, and nobody waits for it
      if (!own.signal.aborted) onState({ failure, isUpdating: false })
    }
  }
  const askLater = (request: () => PreviewRequest) => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(request()), REST_MS)
  }
  return { ask, askLater, stop }
}

/**
 * The page that shows what a form holds, asked for again a moment after each change.
 * @param path one of the pages of an earlier answer; the most telling one where absent
 */
export function usePreview({ type, id, language, read, subscribe }: PreviewOf, path: string | undefined) {
  const [state, setState] = useState<PreviewState>({ isUpdating: true })
  const repeat = useRef<() => void>(() => {})
  useEffect(() => {
    const { ask, askLater, stop } = createAsking((change) => setState((before) => ({ ...before, ...change })))
    const request = (): PreviewRequest => ({
      type: type.key,
      id,
      language,
      values: wireValues(type.shape, read()),
      ...(path !== undefined && { path }),
    })
    const follow = () => askLater(request)
    repeat.current = () => void ask(request())
    repeat.current()
    const unsubscribe = subscribe?.(follow)
    window.addEventListener('online', follow)
    return () => {
      stop()
      unsubscribe?.()
      window.removeEventListener('online', follow)
    }
  }, [type, id, language, path, read, subscribe])
  return { ...state, retry: () => repeat.current() }
}
