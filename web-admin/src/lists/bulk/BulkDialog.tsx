import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { BulkProgress } from '../../ui/table/BulkProgress.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { ResultSummary } from '../../ui/table/BulkSummary.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { pageCheckTexts } from '../../core/texts/pageCheck.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { usagesIn } from '../../core/records/useUsages.ts'
import { missingText } from '../useDelete.ts'
import { BULK_ACTIONS } from './bulkActions.ts'
import { OneLanguageChoice, onlyInOf } from './OneLanguageChoice.tsx'
import { PublishWarnings, usePublishCheck } from './PublishWarnings.tsx'
import type { Bulk, ListBulkPhase } from './useBulk.ts'
import { useRowTitle } from '../../core/records/recordTitle.ts'

const TEXTS = { ...listTexts, ...pageCheckTexts }

type PhaseOf<I extends ListBulkPhase['is']> = Extract<ListBulkPhase, { is: I }>
type PhaseProps<I extends ListBulkPhase['is']> = { bulk: Bulk; phase: PhaseOf<I> }

function ConfirmDialogState({ bulk, phase: { name, rows } }: PhaseProps<'asking'>) {
  const t = useTextsOf(TEXTS)
  const titleOf = useRowTitle()
  const { unchecked, incomplete, isChecking } = usePublishCheck(bulk.type, name === 'publish' ? rows : [])
  const [chosen, setChosen] = useState<readonly Language[]>([])
  const isDestructive = 'isDestructive' in BULK_ACTIONS[name]
  return (
    <>
      <Text size="sm">{t(`bulk.hint.${name}`, { days: LIMITS.trashDays })}</Text>
      <BulkRows label={t('select.bar')}>
        {rows.map((row) => (
          <li key={row.id}>{titleOf(row)}</li>
        ))}
      </BulkRows>
      <OneLanguageChoice rows={rows} incomplete={incomplete} chosen={chosen} onChange={setChosen} />
      {unchecked && <PublishWarnings type={bulk.type} rows={rows} unchecked={unchecked} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={bulk.close} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button
          {...(isDestructive && { color: 'danger' })}
          loading={isChecking}
          onClick={() => bulk.start(onlyInOf(incomplete, chosen))}
        >
          {t(unchecked ? 'pageCheck.publish' : `bulk.${name}`)}
        </Button>
      </Group>
    </>
  )
}

function Running({ bulk, phase: { over, rows, isStopping } }: PhaseProps<'running'>) {
  const t = useTextsOf(listTexts)
  return (
    <BulkProgress
      done={over}
      count={rows.length}
      label={t('bulk.progress')}
      text={t('bulk.running', { done: over, count: rows.length })}
      isStopping={isStopping}
      onStop={bulk.stop}
    />
  )
}

function Refusal({ row, error }: { row: ListRow; error: unknown }) {
  const t = useTextsOf(listTexts)
  const failureText = useFailureText()
  const titleOf = useRowTitle()
  const usages = usagesIn(error)
  return (
    <li>
      <strong>{titleOf(row)}</strong>: {[failureText(error), missingText(error)].filter(Boolean).join(' ')}
      {usages.length > 0 && (
        <>
          {' '}
          {t('bulk.usedBy')}{' '}
          {usages.map((usage, index) => (
            <span key={`${usage.type}#${usage.id}`}>
              {index > 0 && ', '}
              <Link to={usage.url}>{usage.title || `${usage.type} ${usage.id}`}</Link>
            </span>
          ))}
        </>
      )}
    </li>
  )
}

function Finished({ bulk, phase: { name, result, isUndo } }: PhaseProps<'finished'>) {
  const t = useTextsOf(listTexts)
  const { done, refused } = result
  const action = BULK_ACTIONS[name]
  const undo = 'undo' in action && !isUndo ? action.undo : undefined
  const undoable = undo === 'publish' ? done.filter(bulk.canUndo) : done
  return (
    <>
      <ResultSummary result={result} />
      {refused.length > 0 && (
        <BulkRows label={t('bulk.result')}>
          {refused.map(({ row, error }) => (
            <Refusal key={row.id} row={row} error={error} />
          ))}
        </BulkRows>
      )}
      <Group justify="flex-end" mt="lg">
        {undo && undoable.length > 0 && (
          <Button variant="default" onClick={() => bulk.undo(undo, undoable)}>
            {t(`bulk.undo.${undo}`, { count: undoable.length })}
          </Button>
        )}
        <Button onClick={bulk.close} autoFocus>
          {t('shell.close')}
        </Button>
      </Group>
    </>
  )
}

export function BulkDialog({ bulk }: { bulk: Bulk }) {
  const t = useTextsOf(listTexts)
  const { phase } = bulk
  if (!phase) return null
  const title =
    phase.is === 'asking'
      ? t(`bulk.ask.${phase.name}`, { count: phase.rows.length })
      : t(`bulk.${phase.name}`)
  return (
    <Dialog title={title} {...(phase.is !== 'running' && { onClose: bulk.close })}>
      {phase.is === 'asking' && <ConfirmDialogState bulk={bulk} phase={phase} />}
      {phase.is === 'running' && <Running bulk={bulk} phase={phase} />}
      {phase.is === 'finished' && <Finished bulk={bulk} phase={phase} />}
    </Dialog>
  )
}
