import { useState, type Dispatch, type DragEvent } from 'react'
import type { EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { EstimateAction } from '../state/estimateState.ts'

/** Names what is dragged: only lines of an estimate can be dropped on a line. */
const LINE = 'application/x-estimate-line'

interface LineDragOptions {
  item: EstimateItem
  index: number
  dispatch: Dispatch<EstimateAction>
  onMoved: (name: string, place: number) => void
}

/**
 * A line that is dragged by its handle takes the place, and the group, of the line that it is dropped on. With a finger and by keyboard
 * the buttons of a line do the same.
 */
export function useLineDrag({ item, index, dispatch, onMoved }: LineDragOptions, name: string) {
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(LINE)) return
    event.preventDefault()
    setOver(true)
  }
  return {
    handle: {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData(LINE, JSON.stringify({ key: item.key, name }))
        dataTransfer.effectAllowed = 'move'
      },
    },
    target: {
      'data-over': isOver || undefined,
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        const dragged = event.dataTransfer.getData(LINE)
        if (dragged === '') return
        event.preventDefault()
        const line = JSON.parse(dragged) as { key: number; name: string } // written by `onDragStart`
        if (line.key === item.key) return
        dispatch({ type: 'move', key: line.key, to: index, group: item.group ?? '' })
        onMoved(line.name, index + 1)
      },
    },
  }
}
