import { Button, Group, Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { formValues } from '../../../core/records/recordValues.ts'
import { offerUndo } from '../../../core/state/notify.ts'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useRights } from '../../../core/session/rights.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { DiffValue, RecordDiff } from '../../../fields/RecordDiff.tsx'
import { SideTextsProvider, type SideTexts } from '../../../fields/diff/Sides.tsx'
import { recordDiff, type FieldDiff } from '../../../fields/diff/recordDiff.ts'
import { useTypedValues } from '../../../fields/form/useTypedValues.ts'
import { withValue } from '../merge.ts'
import { useRevisionContents } from './useRevisions.ts'
import classes from './Revisions.module.css'

const SIDE_TEXTS: SideTexts = {
  before: 'versions.older',
  after: 'versions.form',
  removed: 'versions.onlyOlder',
  added: 'versions.onlyForm',
}

function useRestoreField() {
  const t = useTextsOf(revisionTexts)
  const { form, type } = useFormHandle()
  const put = (diff: FieldDiff, value: unknown) =>
    form.setValues(
      formValues(
        type.declaration,
        withValue(type.declaration, form.getValues(), { ...diff, value }),
        new Date(),
      ),
    )
  return (diff: FieldDiff, label: string) => {
    put(diff, diff.before)
    offerUndo(t('versions.fieldRestored', { field: label }), t('versions.undo'), () => put(diff, diff.after))
  }
}

/** Differences of a revision from the form; each field can be taken over. */
export function RevisionChanges({ path, version }: { path: string; version: number }) {
  const t = useTextsOf(revisionTexts)
  const failureText = useFailureText()
  const { type } = useFormHandle()
  const typed = useTypedValues()
  const restore = useRestoreField()
  const { canEdit } = useRights()
  const [content] = useRevisionContents(path, [version])
  const stored = content?.data
  const [today] = useState(() => new Date())
  const before = useMemo(() => stored && formValues(type.declaration, stored, today), [type, stored, today])
  if (content?.error) return <Banner tone="bad">{failureText(content.error)}</Banner>
  if (!before) return <Skeleton height={64} />
  return (
    <SideTextsProvider value={SIDE_TEXTS}>
      <RecordDiff
        diffs={recordDiff(type.declaration, before, typed)}
        typeKey={type.key}
        renderField={(diff, label) => (
          <div className={classes['field']} {...(diff.language && { lang: diff.language })}>
            <DiffValue diff={diff} typeKey={type.key} />
            {canEdit && (
              <Group justify="flex-end">
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('versions.restoreFieldOf', { field: label })}
                  onClick={() => restore(diff, label)}
                >
                  {t('versions.restoreField')}
                </Button>
              </Group>
            )}
          </div>
        )}
      />
    </SideTextsProvider>
  )
}
