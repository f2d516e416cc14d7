import { Button, Group, Loader } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ChangeRequestKind, ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { revisionTexts } from '../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { RecordDiff } from '../../fields/RecordDiff.tsx'
import { recordDiff } from '../../fields/diff/recordDiff.ts'
import { SideTextsProvider, type SideTexts } from '../../fields/diff/Sides.tsx'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { formValues } from '../../core/records/recordValues.ts'
import { changeRequestPath } from '../../core/offices/office.ts'
import { useChangeRequest } from '../../core/records/useOpenRequest.ts'
import { timeText } from '../../core/records/timeText.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Conflict.module.css'

const TEXTS = { ...changeRequestTexts, ...revisionTexts }

const SIDE_TEXTS: SideTexts = {
  before: 'conflict.theirs',
  after: 'conflict.mine',
  removed: 'conflict.onlyTheirs',
  added: 'conflict.onlyMine',
}

/** Kinds that store content; others move or delete, so typed values cannot replace them. */
const WITH_CONTENT: ReadonlySet<ChangeRequestKind> = new Set([
  'create',
  'update',
  'publish',
  'restoreVersion',
])

interface Props {
  changeRequest: ChangeRequestRow
  isBusy: boolean
  onTakeOver: () => void
  onKeepEditing: () => void
}

function Differences({ changeRequest }: Pick<Props, 'changeRequest'>) {
  const { form, type } = useFormHandle()
  const { data } = useChangeRequest(changeRequest.id)
  const [mine] = useState(() => form.getValues())
  if (!data) return <Loader size="sm" />
  const theirs = formValues(type.declaration, { ...data.after }, new Date(changeRequest.updated))
  return (
    <SideTextsProvider value={SIDE_TEXTS}>
      <RecordDiff diffs={recordDiff(type.declaration, theirs, mine)} typeKey={type.key} />
    </SideTextsProvider>
  )
}

/** Shown if another author has an open change request: the user replaces its content or keeps editing. */
export function TakeOverDialog({ changeRequest, isBusy, onTakeOver, onKeepEditing }: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { author, updated, kind, id } = changeRequest
  const hasContent = WITH_CONTENT.has(kind)
  const values = { name: author.name, time: timeText(updated, language) }
  return (
    <Dialog title={t('takeOver.title')} isWide={hasContent} onClose={onKeepEditing}>
      <FieldHint>{t(hasContent ? 'takeOver.hint' : 'takeOver.otherHint', values)}</FieldHint>
      {hasContent && (
        <section className={classes['fields']} aria-label={t('takeOver.fields')} tabIndex={0}>
          <Differences changeRequest={changeRequest} />
        </section>
      )}
      <Group justify="flex-end" mt="md">
        <Button component={Link} to={changeRequestPath(id)} target="_blank" variant="default">
          {t('takeOver.open', values)}
        </Button>
        <Button onClick={onKeepEditing} variant="default" data-autofocus>
          {t('form.keepEditing')}
        </Button>
        {hasContent && (
          <Button loading={isBusy} onClick={onTakeOver}>
            {t('takeOver.mine')}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
