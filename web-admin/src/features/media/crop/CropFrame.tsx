import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { CropArea } from '@flou/shared/media/media.ts'
import { moved, resized, type Corner } from './cropGeometry.ts'
import classes from './Crop.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  area: CropArea
  /** Aspect ratio in fractions of the picture; undefined is free. */
  aspect: number | undefined
  onChange: (area: CropArea) => void
}

const CORNERS = [
  { name: 'nw', x: -1, y: -1 },
  { name: 'ne', x: 1, y: -1 },
  { name: 'sw', x: -1, y: 1 },
  { name: 'se', x: 1, y: 1 },
] as const

const STEP = 0.01
const BIG_STEP = 0.1
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Reports movement by pointer or arrow keys, in fractions of the picture. */
function useMoves(onMove: (dx: number, dy: number) => void) {
  const last = useRef({ x: 0, y: 0 })
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const picture = currentTarget.closest('[data-picture]')?.getBoundingClientRect()
      if (!picture || !currentTarget.hasPointerCapture(pointerId)) return
      const { x, y } = last.current
      last.current = { x: clientX, y: clientY }
      onMove((clientX - x) / picture.width, (clientY - y) / picture.height)
    },
    onKeyDown(event: KeyboardEvent) {
      const direction = KEYS[event.key]
      if (!direction) return
      event.preventDefault()
      const step = event.shiftKey ? BIG_STEP : STEP
      onMove(direction[0] * step, direction[1] * step)
    },
  }
}

interface HandleProps extends Props {
  name: (typeof CORNERS)[number]['name']
  corner: Corner
}

function Handle({ name, corner, area, aspect, onChange }: HandleProps) {
  const t = useTextsOf(mediaTexts)
  const moves = useMoves((dx, dy) => {
    // with a fixed aspect ratio, vertical keys resize too
    const along = aspect === undefined || dx !== 0 ? dx : dy * aspect * corner.x * corner.y
    onChange(resized(area, { corner, dx: along, dy, aspect }))
  })
  return (
    <button
      type="button"
      className={classes.corner}
      data-corner={name}
      aria-label={t(`corner.${name}`)}
      {...moves}
    />
  )
}

const percent = (fraction: number) => `${fraction * 100}%`

export function CropFrame(props: Props) {
  const t = useTextsOf(mediaTexts)
  const { area, onChange } = props
  const moves = useMoves((dx, dy) => onChange(moved(area, dx, dy)))
  const style = {
    left: percent(area.x),
    top: percent(area.y),
    width: percent(area.width),
    height: percent(area.height),
  }
  return (
    <div className={classes.frame} style={style}>
      <button type="button" className={classes.inner} aria-label={t('cropMove')} {...moves} />
      {CORNERS.map(({ name, x, y }) => (
        <Handle key={name} name={name} corner={{ x, y }} {...props} />
      ))}
    </div>
  )
}
