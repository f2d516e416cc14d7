import { useMemo, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useGridActions } from './control/useGridActions.ts'
import { useSelection } from './control/useSelection.ts'
import type { References } from './model/cells.ts'
import { targetOf, type GridColumn } from './model/columns.ts'
import type { GridRow } from './model/rows.ts'
import { useGridSave } from './save/useGridSave.ts'
import { useGrid } from './useGrid.ts'
import { useGridJournal } from './useGridJournal.ts'
import { useProblems } from './useProblems.ts'
import { findMissing, type ColumnTexts } from './useReferences.ts'

/** References as they were loaded, and those that were looked up since. */
function useKnownReferences(loaded: References) {
  const [found, setFound] = useState<References>({})
  const references = useMemo(() => ({ ...loaded, ...found }), [loaded, found])
  const find = async (wanted: readonly ColumnTexts[]) => {
    let known: References = references
    for (const one of wanted) known = await findMissing(one, known)
    const news = wanted
      .flatMap(({ column }) => targetOf(column) ?? [])
      .filter((key) => known[key] !== references[key])
    if (news.length > 0)
      setFound((all) => ({ ...all, ...Object.fromEntries(news.map((key) => [key, known[key] ?? []])) }))
    return known
  }
  return { references, find }
}

export interface GridOptions {
  type: ContentType
  /** The API address of the list. */
  address: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  references: References
  /** Reads the rows again. */
  reload: () => Promise<readonly GridRow[]>
}

/** A list's rows edited as in a spreadsheet: where one is in it, what is wrong, what an earlier visit left, and how it is saved. */
export function useGridEditor({ type, address, columns, rows, references: loaded, reload }: GridOptions) {
  const { references, find } = useKnownReferences(loaded)
  const grid = useGrid({ type, columns, rows, references })
  const selection = useSelection({ rows: grid.rows.length, columns: columns.length })
  const actions = useGridActions({ grid, selection, find })
  const { problems, here, toNext } = useProblems(grid, selection)
  const left = useGridJournal(address, grid)
  const saving = useGridSave({ address, grid, reload, onRefused: toNext, journal: left })
  return { grid, selection, actions, problems, here, toNext, left, saving }
}
