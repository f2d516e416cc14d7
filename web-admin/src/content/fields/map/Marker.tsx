import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nudged, positionIn, type Place, type View } from './mapView.ts'
import classes from './MapEditor.module.css'

interface Props {
  view: View
  place: Place
  label: string
  isChosen: boolean
  isFaulty: boolean
  /** The place under a pointer. */
  at: (event: PointerEvent) => Place
  onChoose: () => void
  onMove: (place: Place) => void
  onRemove: () => void
}

/** A point on the map: dragged by pointer, moved by arrow keys. Of all points one is reached by Tab, the chosen one. */
export function Marker({ view, place, label, isChosen, isFaulty, at, ...on }: Props) {
  const [dragged, setDragged] = useState<Place>()
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
