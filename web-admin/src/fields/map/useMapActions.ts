import { useState, type RefObject } from 'react'
import { focusFirst } from '../nested/focus.ts'
import { INDONESIA, viewContaining, type Coordinates } from './mapView.ts'
import type { Points } from './usePoints.ts'

export function useMapActions(points: Points, box: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(INDONESIA)
  const { list, facts, show } = points
  const choose = (index: number) => {
    show(list.keys[index] ?? '')
    const place = facts[index]?.place
    if (place) setView(viewContaining(view, place))
  }
  const focusChosen = () =>
    requestAnimationFrame(() => focusFirst(box.current, ['[data-marker][aria-pressed=true]', '[data-add]']))
  const add = (place: Coordinates) =>
    points.limit.unlessFull(() => {
      points.add(place)
      focusChosen()
    })
  const move = (index: number, place: Coordinates) => {
    points.move(index, place)
    setView(viewContaining(view, place))
  }
  const remove = (index: number) => {
    points.remove(index)
    focusChosen()
  }
  return { view, setView, choose, add, move, remove }
}
