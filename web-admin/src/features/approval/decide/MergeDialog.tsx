import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { recordDiff } from '../../../fields/diff/recordDiff.ts'
import conflictClasses from '../../../editor/dialogs/Conflict.module.css'
import { changedBy, firstChoices, merged, type Choices } from '../../../editor/dialogs/merge.ts'
import { SideChoices } from '../../../editor/dialogs/SideChoices.tsx'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  type: AnyType
  changeRequest: ChangeRequestDetail
  isBusy: boolean
  onMerge: (fields: FormValues) => void
  onClose: () => void
}

/** Three-way diff of the base, the change request and the current record. */
function sidesOf({ declaration }: AnyType, { before, after, current }: ChangeRequestDetail) {
  const [mine, theirs] = [{ ...after }, { ...current?.fields }]
  const diffs = recordDiff(declaration, theirs, mine)
  return {
    mine,
    diffs,
    by: before ? changedBy(declaration, { base: { ...before }, mine, theirs }) : undefined,
  }
}

/**
 * Merges a change request with the current record field by field; fields changed on one side are preselected.
 */
export function MergeDialog({ type, changeRequest, isBusy, onMerge, onClose }: Props) {
  const t = useTextsOf(reviewTexts)
  const [{ mine, diffs, by }] = useState(() => sidesOf(type, changeRequest))
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...firstChoices(diffs, by), ...chosen }
  return (
    <Dialog title={t('merge.title')} isWide onClose={onClose}>
      <p className={conflictClasses['hint']}>{t('merge.hint')}</p>
      <SideChoices
        label={t('merge.title')}
        typeKey={type.key}
        diffs={diffs}
        choices={choices}
        by={by}
        wording="merge"
        onChoose={(field, side) => setChosen((now) => ({ ...now, [field]: side }))}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} variant="default" data-autofocus>
          {t('decide.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => onMerge(merged(type.declaration, mine, { diffs, choices }))}>
          {t('merge.submit')}
        </Button>
      </Group>
    </Dialog>
  )
}
