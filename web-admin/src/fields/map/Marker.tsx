import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nudged, positionIn, type Coordinates, type View } from './mapView.ts'
import classes from './MapEditor.module.css'

interface Props {
  view: View
  place: Coordinates
  label: string
  isChosen: boolean
  isFaulty: boolean
  at: (event: PointerEvent) => Coordinates
  onChoose: () => void
  onMove: (place: Coordinates) => void
  onRemove: () => void
}

/** Map point, moved by pointer or arrow keys. Roving tabindex: only the chosen point is in the tab order. */
export function Marker({ view, place, label, isChosen, isFaulty, at, ...on }: Props) {
  const [dragged, setDragged] = useState<Coordinates>()
  const { x, y } = positionIn(view, dragged ?? place)
  if (x < 0 || x > 1 || y < 0 || y > 1) return null
  function start(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    on.onChoose()
  }
  const follow = (event: PointerEvent<HTMLButtonElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId) && setDragged(at(event))
  function drop() {
    if (dragged) on.onMove(dragged)
    setDragged(undefined)
  }
  function onKey(event: KeyboardEvent) {
    const next = nudged(place, event, view)
    if (next) on.onMove(next)
    else if (event.key === 'Delete') on.onRemove()
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={classes.marker}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      tabIndex={isChosen ? 0 : -1}
      data-marker
      data-faulty={isFaulty || undefined}
      onClick={on.onChoose}
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={drop}
      onPointerCancel={() => setDragged(undefined)}
      onKeyDown={onKey}
    />
  )
}
