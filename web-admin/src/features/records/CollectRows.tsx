import type { NewReleaseItem } from '@flou/shared/releases/release.ts'
import type { ReleaseSubject } from '../../core/records/releaseItems.ts'
import { usePriceQuestion } from '../../editor/dialogs/SaveQuestion.tsx'
import { changedPrices } from '../../lists/grid/model/changedPrices.ts'
import { bodyOf, type GridRow } from '../../lists/grid/model/rows.ts'
import type { Grid, GridOptions } from '../../lists/grid/useGrid.ts'
import { CollectMenu } from '../../collect/CollectMenu.tsx'

const withoutEdits = (rows: readonly GridRow[]): GridRow[] =>
  rows.filter(({ id }) => id > 0).map((row) => ({ ...row, cells: {} }))

interface Props {
  subject: ReleaseSubject
  options: GridOptions
  grid: Grid
  isBusy: boolean
  problems: readonly unknown[]
  toNext: () => void
}

/** Adds the changed rows to a release; an undo in the grid shows them again. */
export function CollectRows({ subject, options, grid, isBusy, problems, toNext }: Props) {
  const price = usePriceQuestion()
  const collect = (choose: (item: NewReleaseItem) => void) => {
    if (problems.length > 0) return toNext()
    const rows = grid.changed.map((row) => bodyOf(row, options.columns, options.type))
    return price.ask(changedPrices(grid.changed, options), (confirmedProduct) => {
      const body = { rows, ...(confirmedProduct !== '' && { confirmedProduct }) }
      choose({ ...subject, operation: 'batch', body })
    })
  }
  return (
    <>
      <CollectMenu
        isDisabled={isBusy || grid.changed.length === 0}
        onAdd={collect}
        onCollected={() => grid.edit(withoutEdits)}
      />
      {price.question}
    </>
  )
}
