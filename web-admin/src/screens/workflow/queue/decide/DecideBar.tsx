import { Button } from '@mantine/core'
import { workflowQueueTexts } from '../../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import type { Deciding } from './useDecide.ts'
import type { SelectedChanges } from '../useSelectedChanges.ts'
import classes from './Decide.module.css'

interface Props {
  selection: SelectedChanges
  deciding: Deciding
}

/** What can be done with the selected changes. It stays in view while the list scrolls. */
export function DecideBar({ selection, deciding }: Props) {
  const t = useTextsOf(workflowQueueTexts)
  const rows = [...selection.rows.values()]
  const isEmpty = rows.length === 0
  return (
    <div role="region" aria-label={t('select.bar')} className={isEmpty ? undefined : classes.bar}>
      <p role="status" className={isEmpty ? 'visuallyHidden' : undefined}>
        {!isEmpty && t('select.count', { count: rows.length })}
      </p>
      {!isEmpty && (
        <>
          <Button onClick={() => deciding.ask('approve', rows)}>{t('queue.approve')}</Button>
          <Button variant="light" color="danger" onClick={() => deciding.ask('reject', rows)}>
            {t('queue.reject')}
          </Button>
          <Button variant="subtle" color="ink" className={classes.clear} onClick={selection.clear}>
            {t('select.clear')}
          </Button>
        </>
      )}
    </div>
  )
}
