import { Button } from '@mantine/core'
import { useText } from '../../../texts/useText.ts'
import { useDriftMarks } from '../../form/languages/DriftContext.ts'

/** Leads from one text that lags behind to the next, through languages, tabs and folded entries. */
export function NextDrift() {
  const t = useText()
  const { marks, next } = useDriftMarks()
  const count = Object.keys(marks).length
  if (count === 0) return null
  return (
    <Button size="compact-sm" variant="default" onClick={next}>
      {t('edit.driftNext', { count })}
    </Button>
  )
}
