import type { KeyboardEvent, PointerEvent } from 'react'
import { thumbnailUrl, type MediaRecord } from '../../../core/media/useMedia.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  record: MediaRecord
  x: number
  y: number
  onChange: (x: number, y: number) => void
}

const STEP = 0.01
const BIG_STEP = 0.1
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Clamps to 0–1 and rounds. */
const clampFraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
const percent = (value: number) => Math.round(value * 100)

export function FocalPicture({ record, x, y, onChange }: Props) {
  const t = useTextsOf(mediaTexts)
  const label = t('focalAt', { x: percent(x), y: percent(y) })
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(clampFraction((clientX - left) / width), clampFraction((clientY - top) / height))
  }
  const move = (event: KeyboardEvent) => {
    const direction = MOVES[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? BIG_STEP : STEP
    onChange(clampFraction(x + direction[0] * step), clampFraction(y + direction[1] * step))
  }
  return (
    <div
      className={classes.focal}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
    >
      <img src={thumbnailUrl(record, 640)} alt="" draggable={false} data-preview />
      <button
        type="button"
        className={classes.point}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={label}
        onKeyDown={move}
      />
      <span className="visuallyHidden" role="status">
        {label}
      </span>
    </div>
  )
}
