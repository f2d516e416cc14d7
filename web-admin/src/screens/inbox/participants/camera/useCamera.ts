import { useEffect, useRef, useState, type RefObject } from 'react'
import { codeReader } from './codeReader.ts'

/** A code that is held before the camera counts once in so long; milliseconds. */
const SAME_MS = 3_000
/** Between two looks at the picture, in milliseconds: the screen stays quick. */
const LOOK_MS = 200

/** Whether the camera shows something. */
export type CameraState = 'starting' | 'on' | 'failed'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts the camera on the back of the device. @returns what stops it */
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

/** Remembers what was read last, so that a code that is still there does not count again. */
function onceEach(tell: (code: string) => void) {
  let last = { code: '', at: 0 }
  return (code: string, at: number) => {
    const isSame = code === last.code && at - last.at < SAME_MS
    last = { code, at }
    if (!isSame) tell(code)
  }
}

/** Shows what the camera sees, and calls `onCode` with each QR code that comes before it. */
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
    const closing = new AbortController()
    const { signal } = closing
    const tell = onceEach((code) => latest.current(code))
    const look = async (element: HTMLVideoElement) => {
      const [read, stop] = await Promise.all([codeReader(), start(element)])
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop)
      setState('on')
      while (!signal.aborted) {
        const code = await read(element).catch(() => undefined)
        if (code !== undefined && !signal.aborted) tell(code, Date.now())
        await pause(LOOK_MS)
      }
    }
    if (video.current) look(video.current).catch(() => !signal.aborted && setState('failed'))
    return () => closing.abort()
  }, [])
  return { video, state }
}
