import { useState, type PointerEvent, type ReactNode } from 'react'
import { panned, coordinatesAt, RATIO, type Coordinates, type View } from './mapView.ts'
import classes from './MapEditor.module.css'

const OUTLINE = new URL('./world.svg', import.meta.url).href
const CLICK_TOLERANCE = 0.006

interface Props {
  view: View
  onView: (view: View) => void
  onAdd: (place: Coordinates) => void
  children: (at: (event: PointerEvent) => Coordinates) => ReactNode
}

/** Returns the pointer position as fractions of the map's width and height. */
function fractionAt({ currentTarget, clientX, clientY }: PointerEvent) {
  const { left, top, width, height } =
    currentTarget.closest('[data-world]')?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

export function WorldMap({ view, onView, onAdd, children }: Props) {
  const [pan, setPan] = useState<{ x: number; y: number; view: View; hasMoved: boolean }>()
  const at = (event: PointerEvent) => coordinatesAt(view, fractionAt(event))
  function startPan(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setPan({ ...fractionAt(event), view, hasMoved: false })
  }
  function move(event: PointerEvent) {
    if (!pan) return
    const { x, y } = fractionAt(event)
    const by = { x: pan.x - x, y: pan.y - y }
    if (!pan.hasMoved && Math.hypot(by.x, by.y) < CLICK_TOLERANCE) return
    setPan({ ...pan, hasMoved: true })
    onView(panned(pan.view, by))
  }
  function endPan(event: PointerEvent) {
    setPan(undefined)
    if (pan && !pan.hasMoved) onAdd(at(event))
  }
  const { west, north, width } = view
  return (
    <div className={classes.world} data-world>
      <svg
        viewBox={`${west} ${-north} ${width} ${width / RATIO}`}
        aria-hidden="true"
        onPointerDown={startPan}
        onPointerMove={move}
        onPointerUp={endPan}
        onPointerCancel={() => setPan(undefined)}
      >
        <image href={OUTLINE} x={-180} y={-90} width={360} height={180} />
      </svg>
      {children(at)}
    </div>
  )
}
