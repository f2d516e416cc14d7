import { useState, type PointerEvent, type ReactNode } from 'react'
import { panned, placeAt, RATIO, type Place, type View } from './mapView.ts'
import classes from './MapEditor.module.css'

const OUTLINE = new URL('./world.svg', import.meta.url).href
/** A pointer that moves less than this, in parts of the map's width, clicks. */
const STILL = 0.006

interface Props {
  view: View
  onView: (view: View) => void
  onAdd: (place: Place) => void
  /** The points, given the place under a pointer. */
  children: (at: (event: PointerEvent) => Place) => ReactNode
}

/** Where a pointer is on the map: parts of its width and height. */
function partAt({ currentTarget, clientX, clientY }: PointerEvent) {
  const { left, top, width, height } =
    currentTarget.closest('[data-world]')?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** The outline of the world in a view: dragged to move it, clicked to add a point. */
export function WorldMap({ view, onView, onAdd, children }: Props) {
  const [held, setHeld] = useState<{ x: number; y: number; view: View; hasMoved: boolean }>()
  const at = (event: PointerEvent) => placeAt(view, partAt(event))
  function hold(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ ...partAt(event), view, hasMoved: false })
  }
  function move(event: PointerEvent) {
    if (!held) return
    const { x, y } = partAt(event)
    const by = { x: held.x - x, y: held.y - y }
    if (!held.hasMoved && Math.hypot(by.x, by.y) < STILL) return
    setHeld({ ...held, hasMoved: true })
    onView(panned(held.view, by))
  }
  function release(event: PointerEvent) {
    setHeld(undefined)
    if (held && !held.hasMoved) onAdd(at(event))
  }
  const { west, north, width } = view
  return (
    <div className={classes.world} data-world>
      <svg
        viewBox={`${west} ${-north} ${width} ${width / RATIO}`}
        aria-hidden="true"
        onPointerDown={hold}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => setHeld(undefined)}
      >
        <image href={OUTLINE} x={-180} y={-90} width={360} height={180} />
      </svg>
      {children(at)}
    </div>
  )
}
