import { useEffect, useMemo, useRef } from 'react'
import { REVEALED } from '../form/FormContext.ts'
import type { EarlyKeys } from './earlyKeys.ts'
import { formattedText } from './formattedText.tsx'
import { kilobytesNearLimit, TextSize, wordsOf } from './TextSize.tsx'
import { useOwnHeight } from './useOwnHeight.ts'
import classes from './RichText.module.css'
import body from './RichTextBody.module.css'

interface Props {
  labelId: string
  errorId: string | undefined
  early: EarlyKeys
  /** Receives the text with the recorded input, for saving and recovery. */
  onWrite: (html: string) => void
  onNear: (hasFocus: boolean) => void
  onRevealed: () => void
}

const NEAR_PX = 150

/** Read-only text until the editor loads, at the same height to avoid layout shifts. */
export function WaitingText({ labelId, errorId, early, onWrite, onNear, onRevealed }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef({ onNear, onRevealed })
  useEffect(() => {
    latest.current = { onNear, onRevealed }
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current.onNear(element.contains(document.activeElement)),
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(element)
    const notify = () => latest.current.onRevealed()
    element.addEventListener(REVEALED, notify)
    return () => {
      observer.disconnect()
      element.removeEventListener(REVEALED, notify)
    }
  }, [])
  useOwnHeight(box)
  const text = useMemo(() => formattedText(early.start), [early])
  const words = useMemo(() => wordsOf(early.start), [early])
  return (
    <div className={classes.editor}>
      <div className={classes.waitingTools} />
      <div className={classes.scroll}>
        <div
          ref={box}
          className={body.text}
          role="textbox"
          aria-multiline
          aria-labelledby={labelId}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          data-rich-text
          tabIndex={0}
          onFocus={() => onNear(true)}
          {...early.listenersFor(onWrite)}
        >
          {text}
        </div>
      </div>
      <TextSize words={words} kilobytes={kilobytesNearLimit(early.start)} />
    </div>
  )
}
