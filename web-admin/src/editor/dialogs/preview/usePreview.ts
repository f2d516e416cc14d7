import { useEffect, useRef, useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import {
  PREVIEW_API,
  type PreviewResponse,
  type PreviewRequest,
  type PreviewStyle,
} from '@flou/shared/publishing/preview.ts'
import { api } from '../../../core/session/current.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { useQuery } from '@tanstack/react-query'

export const usePreviewStyle = (build: string | undefined) =>
  useQuery({
    queryKey: ['preview-style', build],
    queryFn: async ({ signal }) => (await api<PreviewStyle>(`${PREVIEW_API}/style`, { signal })).data.css,
    enabled: build !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  })

const DEBOUNCE_MS = 120

export interface PreviewSource {
  type: AnyType
  id: number
  language: Language
  read: () => FormValues
  /** Absent for immutable values, such as an earlier revision. */
  subscribe?: (listener: () => void) => () => void
}

export interface PreviewState {
  answer?: PreviewResponse
  failure?: unknown
  isUpdating: boolean
}

/** Loads one preview at a time; a newer request aborts the previous one. */
function createPreviewLoader(onState: (patch: Partial<PreviewState>) => void) {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    current?.abort()
  }
  async function load(request: PreviewRequest): Promise<void> {
    stop()
    const controller = new AbortController()
    current = controller
    onState({ isUpdating: true })
    try {
      const { data } = await api<PreviewResponse>(PREVIEW_API, {
        method: 'POST',
        body: request,
        signal: controller.signal,
      })
      onState({ answer: data, failure: undefined, isUpdating: false })
    } catch (failure) {
      // aborted requests report no failure
      if (!controller.signal.aborted) onState({ failure, isUpdating: false })
    }
  }
  const loadDebounced = (request: () => PreviewRequest) => {
    clearTimeout(timer)
    timer = setTimeout(() => void load(request()), DEBOUNCE_MS)
  }
  return { load, loadDebounced, stop }
}

/**
 * Previews the form's values, debounced after each edit.
 * @param path a page of an earlier response; the server chooses if absent
 */
export function usePreview({ type, id, language, read, subscribe }: PreviewSource, path: string | undefined) {
  const [state, setState] = useState<PreviewState>({ isUpdating: true })
  const repeat = useRef<() => void>(() => {})
  useEffect(() => {
    const { load, loadDebounced, stop } = createPreviewLoader((patch) =>
      setState((before) => ({ ...before, ...patch })),
    )
    const request = (): PreviewRequest => ({
      type: type.key,
      id,
      language,
      values: wireValues(type.declaration, read()),
      ...(path !== undefined && { path }),
    })
    const follow = () => loadDebounced(request)
    repeat.current = () => void load(request())
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
