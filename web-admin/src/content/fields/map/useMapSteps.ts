import { useState, type RefObject } from 'react'
import { INDONESIA, showing, type Place } from './mapView.ts'
import type { Points } from './usePoints.ts'

/** What is done with points on the map, whose view follows; `box` is where a new point's marker is looked for, to be focused. */
export function useMapSteps(points: Points, box: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(INDONESIA)
  const { list, facts, show } = points
  const choose = (index: number) => {
    show(list.keys[index] ?? '')
    const place = facts[index]?.place
    if (place) setView(showing(view, place))
  }
  const focusChosen = () =>
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('[data-marker][aria-pressed=true]')?.focus(),
    )
  const add = (place: Place) =>
    points.limit.unlessFull(() => {
      points.add(place)
      focusChosen()
    })
  const move = (index: number, place: Place) => {
    points.move(index, place)
    setView(showing(view, place))
  }
  return { view, setView, choose, add, move }
}
