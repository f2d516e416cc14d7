import { useRights } from '../../core/session/rights.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { gridActions } from './control/gridActions.ts'
import { useCellSelection } from './control/useCellSelection.ts'
import type { References } from '../../fields/kindModule.ts'
import { targetOf } from '../../fields/linked/referenceColumn.ts'
import { useGrid, type GridOptions } from './useGrid.ts'
import { useProblems } from './useProblems.ts'
import { findMissing, type ColumnTexts } from './useReferences.ts'

function useFoundReferences(loaded: References) {
  const [found, setFound] = useState<References>({})
  const references = useMemo(() => ({ ...loaded, ...found }), [loaded, found])
  const find = async (requested: readonly ColumnTexts[]) => {
    let resolved: References = references
    for (const one of requested) resolved = await findMissing(one, resolved)
    const news = requested
      .flatMap(({ column }) => targetOf(column.field) ?? [])
      .filter((key) => resolved[key] !== references[key])
    if (news.length > 0)
      setFound((all) => ({ ...all, ...Object.fromEntries(news.map((key) => [key, resolved[key] ?? []])) }))
    return resolved
  }
  return { references, find }
}

const ignore = () => {}

export function useGridEditor({ references: loaded, ...options }: GridOptions) {
  const { references, find } = useFoundReferences(loaded)
  const showNext = useRef(() => {})
  const { canEdit } = useRights()
  const machine = useGrid({ ...options, references }, () => showNext.current())
  const { recovery, saving } = machine
  const grid = canEdit ? machine.grid : { ...machine.grid, edit: ignore }
  const cells = useCellSelection({ rows: grid.rows.length, columns: options.columns.length })
  const selection = canEdit ? cells : { ...cells, startTyping: ignore }
  const actions = gridActions({ grid, selection, find })
  const { problems, here, toNext } = useProblems(grid, selection)
  useEffect(() => {
    showNext.current = toNext
  })
  return { grid, selection, actions, problems, here, toNext, recovery, saving }
}
