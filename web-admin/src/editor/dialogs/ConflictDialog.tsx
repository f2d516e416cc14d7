import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { Decision } from '../state/types.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { recordDiff } from '../../fields/diff/recordDiff.ts'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { formValues } from '../../core/records/recordValues.ts'
import { timeText } from '../../core/records/timeText.ts'
import { useRevisionContents } from './revisions/useRevisions.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Conflict.module.css'
import { allOf, changedBy, firstChoices, merged, type Choices, type Side } from './merge.ts'
import { SideChoices } from './SideChoices.tsx'

interface Props {
  current: StoredRecord
  apiUrl: string
  baseRevision: number
  /** True if the merge ends in the form, not in a save. */
  isBeforeSave: boolean
  onDecide: (decision: Decision) => void
  onKeepEditing: () => void
}

function useConflict({ current, apiUrl, baseRevision }: Pick<Props, 'current' | 'apiUrl' | 'baseRevision'>) {
  const { form, type } = useFormHandle()
  // the dialog blocks typing, so the diff is computed once
  const [{ mine, theirs, diffs }] = useState(() => {
    const states = { mine: form.getValues(), theirs: formValues(type.declaration, current, new Date()) }
    return { ...states, diffs: recordDiff(type.declaration, states.theirs, states.mine) }
  })
  const [started] = useRevisionContents(apiUrl, baseRevision > 0 ? [baseRevision] : [])
  const base = started?.data && formValues(type.declaration, started.data, new Date(current.updated))
  return { type, mine, diffs, by: base && changedBy(type.declaration, { base, mine, theirs }) }
}

/**
 * Lets the user choose a side per field after an edit conflict. Fields that only one side changed are
 * preselected.
 */
export function ConflictDialog({ isBeforeSave, onDecide, onKeepEditing, ...conflict }: Props) {
  const { current } = conflict
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  const { type, mine, diffs, by } = useConflict(conflict)
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...firstChoices(diffs, by), ...chosen }
  const sides = new Set(Object.values(choices))
  const decide = () =>
    onDecide({
      values: merged(type.declaration, mine, { diffs, choices }),
      isMineDiscarded: sides.has('theirs'),
      isAllTheirs: !sides.has('mine'),
    })
  const mergeText = isBeforeSave ? 'conflict.use' : 'conflict.save'
  const takeAll = (side: Side) => setChosen(allOf(diffs, side))
  const values = { name: current.updatedBy?.name ?? '–', time: timeText(current.updated, language) }
  return (
    <Dialog title={t('form.conflictTitle', values)} isWide onClose={onKeepEditing}>
      <FieldHint>{t('form.conflictHint')}</FieldHint>
      {current.live && <FieldHint>{t('form.conflictDraft')}</FieldHint>}
      {diffs.length > 0 && (
        <div className={classes['bar']}>
          <span role="status">{t('diff.count', { count: diffs.length })}</span>
          <Button size="compact-sm" variant="default" onClick={() => takeAll('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => takeAll('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </div>
      )}
      <SideChoices
        label={t('form.conflictFields')}
        typeKey={type.key}
        diffs={diffs}
        choices={choices}
        by={by}
        wording="conflict"
        onChoose={(field, side) => setChosen((now) => ({ ...now, [field]: side }))}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={onKeepEditing} variant="default" data-autofocus>
          {t('form.keepEditing')}
        </Button>
        <Button onClick={decide}>{t(sides.has('mine') ? mergeText : 'conflict.load')}</Button>
      </Group>
    </Dialog>
  )
}
