import { useEffect, useMemo, useRef } from 'react'
import type { EarlyKeys } from './earlyKeys.ts'
import { formattedText } from './formattedText.tsx'
import { useOwnHeight } from './useOwnHeight.ts'
import classes from './RichText.module.css'

interface Props {
  labelId: string
  /** Id of the text that says what is wrong. */
  errorId: string | undefined
  /** Keeps what is written until the editor is there. */
  early: EarlyKeys
  /** Told the text with what is written so far, so that it is saved and journalled like any other. */
  onWrite: (html: string) => void
  /** Called when the text comes near the window, or is reached by keyboard or pointer. */
  onNear: (hasFocus: boolean) => void
}

/** How far below the window an editor starts to load, so that scrolling finds it ready. */
const NEAR_PX = 150

/** The text as it is while its editor is not needed yet or loads; as high as the editor, so that nothing moves. */
export function WaitingText({ labelId, errorId, early, onWrite, onNear }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && near.current(element.contains(document.activeElement)),
      { rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useOwnHeight(box)
  const text = useMemo(() => formattedText(early.start), [early])
  return (
    <div className={classes.editor}>
      <div className={classes.waitingTools} />
      <div className={classes.scroll}>
        <div
          ref={box}
          className={classes.text}
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
    </div>
  )
}
