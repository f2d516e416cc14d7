import { useEffect, useRef, useState, type RefObject } from 'react'
import { codeReader } from './codeReader.ts'

/** A repeated code is ignored for this time; milliseconds. */
const REPEAT_MS = 3_000
/** Scan interval in milliseconds, to keep the screen responsive. */
const SCAN_INTERVAL_MS = 200

type CameraState = 'starting' | 'on' | 'failed'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts the rear camera. @returns a function that stops it */
async function start(video: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    video.srcObject = stream
    await video.play()
    return stop
  } catch (error) {
    stop()
    throw error
  }
}

function ignoreRepeats(reportCode: (code: string) => void) {
  let last = { code: '', at: 0 }
  return (code: string, at: number) => {
    const isSame = code === last.code && at - last.at < REPEAT_MS
    last = { code, at }
    if (!isSame) reportCode(code)
  }
}

export function useCamera(onCode: (code: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  }, [onCode])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const reportCode = ignoreRepeats((code) => latest.current(code))
    const scan = async (element: HTMLVideoElement) => {
      const [read, stop] = await Promise.all([codeReader(), start(element)])
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop)
      setState('on')
      while (!signal.aborted) {
        const code = await read(element).catch(() => undefined)
        if (code !== undefined && !signal.aborted) reportCode(code, Date.now())
        await pause(SCAN_INTERVAL_MS)
      }
    }
    if (video.current) scan(video.current).catch(() => !signal.aborted && setState('failed'))
    return () => controller.abort()
  }, [])
  return { video, state }
}
