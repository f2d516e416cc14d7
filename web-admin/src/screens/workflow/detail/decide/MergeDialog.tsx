import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { RecordDiff } from '../../../../content/compare/RecordDiff.tsx'
import { recordDiff } from '../../../../content/compare/diff/recordDiff.ts'
import { SideTextsProvider, type SideTexts } from '../../../../content/compare/sideTexts.ts'
import conflictClasses from '../../../../content/conflict/Conflict.module.css'
import { changedBy, firstChoices, merged, type Choices } from '../../../../content/conflict/merge.ts'
import { SideChoice } from '../../../../content/conflict/SideChoice.tsx'
import type { FormValues } from '../../../../content/form/formErrors.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

const SIDE_TEXTS: SideTexts = {
  before: 'merge.record',
  after: 'merge.change',
  removed: 'merge.onlyRecord',
  added: 'merge.onlyChange',
}

interface Props {
  type: AnyType
  change: ChangeDetail
  isBusy: boolean
  onMerge: (fields: FormValues) => void
  onClose: () => void
}

/** What the change and the record as it is now have in common, and who changed what since visitors saw the same. */
function sidesOf({ shape }: AnyType, { before, after, current }: ChangeDetail) {
  const [mine, theirs] = [{ ...after }, { ...current?.fields }]
  const diffs = recordDiff(shape, theirs, mine)
  return { mine, diffs, by: before ? changedBy(shape, { base: { ...before }, mine, theirs }) : undefined }
}

/**
 * Brings a change up to date with a record that others have saved since: field by field and in both languages one chooses whose words
 * are submitted. What only one of the two changed is chosen already.
 */
export function MergeDialog({ type, change, isBusy, onMerge, onClose }: Props) {
  const t = useTextsOf(changeTexts)
  const [{ mine, diffs, by }] = useState(() => sidesOf(type, change))
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...firstChoices(diffs, by), ...chosen }
  return (
    <Dialog title={t('merge.title')} isWide onClose={onClose}>
      <p className={conflictClasses['hint']}>{t('merge.hint')}</p>
      <section className={conflictClasses['fields']} aria-label={t('merge.title')} tabIndex={0}>
        <SideTextsProvider value={SIDE_TEXTS}>
          <RecordDiff
            diffs={diffs}
            typeKey={type.key}
            renderChoice={(diff, label) => (
              <SideChoice
                label={label}
                value={choices[diff.key] ?? 'mine'}
                changedBy={by?.[diff.key]}
                words="merge"
                onChoose={(side) => setChosen((now) => ({ ...now, [diff.key]: side }))}
              />
            )}
          />
        </SideTextsProvider>
      </section>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} variant="default" data-autofocus>
          {t('decide.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => onMerge(merged(type.shape, mine, { diffs, choices }))}>
          {t('merge.submit')}
        </Button>
      </Group>
    </Dialog>
  )
}
