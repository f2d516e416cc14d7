import { useMemo, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useGridActions } from './control/useGridActions.ts'
import { useCellSelection } from './control/useCellSelection.ts'
import type { References } from '../../fields/kindModule.ts'
import { targetOf } from '../../fields/linked/referenceColumn.ts'
import type { GridColumn } from './model/columns.ts'
import type { GridRow } from './model/rows.ts'
import { useGridSave } from './save/useGridSave.ts'
import { useGrid } from './useGrid.ts'
import { useGridRecovery } from './useGridRecovery.ts'
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

export interface GridOptions {
  type: ContentType
  apiUrl: string
  columns: readonly GridColumn[]
  rows: readonly GridRow[]
  references: References
  reload: () => Promise<readonly GridRow[]>
}

export function useGridEditor({ type, apiUrl, columns, rows, references: loaded, reload }: GridOptions) {
  const { references, find } = useFoundReferences(loaded)
  const grid = useGrid({ type, columns, rows, references })
  const selection = useCellSelection({ rows: grid.rows.length, columns: columns.length })
  const actions = useGridActions({ grid, selection, find })
  const { problems, here, toNext } = useProblems(grid, selection)
  const recovery = useGridRecovery(apiUrl, grid)
  const saving = useGridSave({ apiUrl, grid, reload, onRefused: toNext, recovery: recovery })
  return { grid, selection, actions, problems, here, toNext, recovery, saving }
}
