import { Button } from '@mantine/core'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import type { Grid, GridProgress } from '../useGrid.ts'
import type { Problem } from '../useProblems.ts'
import { Banner } from '../../../ui/Banner.tsx'
import classes from '../GridScreen.module.css'

interface Props {
  grid: Grid
  problems: readonly Problem[]
  here: Problem | undefined
  progress: GridProgress | undefined
  onNext: () => void
  onResume: () => void
}

export function GridState({ grid, problems, here, progress, onNext, onResume }: Props) {
  const t = useTextsOf(gridTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  if (progress?.failed !== undefined) {
    return (
      <Banner tone="bad" mt="sm">
        <p>{t('grid.interrupted', { reason: failureText(progress.failed) })}</p>
        <Button size="compact-sm" variant="default" onClick={onResume}>
          {t('grid.goOn')}
        </Button>
      </Banner>
    )
  }
  const column = here && grid.shape.columns[here.column]
  const count = grid.changed.length
  return (
    <div className={classes.state} role="status" data-problem={problems.length > 0 || undefined}>
      {progress && <p>{t('grid.saving', { done: progress.done, count: progress.total })}</p>}
      <p>{count === 0 ? t('grid.unchanged') : t('grid.changed', { count })}</p>
      {problems.length > 0 && (
        <>
          <p>{t('grid.problems', { count: problems.length })}</p>
          <Button size="compact-sm" variant="default" onClick={onNext}>
            {t('grid.next')}
          </Button>
        </>
      )}
      {here && (
        <p>
          {column
            ? t('grid.cellProblem', { row: here.row + 1, column: column.label[language], problem: here.text })
            : t('grid.rowProblem', { row: here.row + 1, problem: here.text })}
        </p>
      )}
    </div>
  )
}
