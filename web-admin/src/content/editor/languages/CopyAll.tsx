import { Button } from '@mantine/core'
import { useState } from 'react'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { offerUndo } from '../../../elements/notify.ts'
import { editorTexts } from '../../../texts/editor.ts'
import { useTextsOf } from '../../../texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { valueAt } from '../../form/entries.ts'
import { copiesOf, countReplaced, type Copied } from '../../form/languages/copyLanguage.ts'
import { CopyDialog } from '../../form/languages/CopyDialog.tsx'

export function CopyAll({ from }: { from: Language }) {
  const t = useTextsOf(editorTexts)
  const { form, type } = useFormHandle()
  const [pendingCopies, setPendingCopies] = useState<Copied[]>()
  const to = t(`language.${otherLanguage(from)}`)
  const copy = (copies: readonly Copied[]) => {
    setPendingCopies(undefined)
    for (const { path, after } of copies) form.setFieldValue(path, after)
    offerUndo(t('edit.copiedAll', { count: copies.length, language: to }), t('items.undo'), () => {
      for (const { path, before, after } of copies) {
        if (valueAt(form.getValues(), path) === after) form.setFieldValue(path, before)
      }
    })
  }
  const start = () => {
    const copies = copiesOf(type.declaration, form.getValues(), from)
    if (countReplaced(copies) > 0) setPendingCopies(copies)
    else if (copies.length > 0) copy(copies)
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="ink" onClick={start}>
        {t('edit.copyAll', { language: to })}
      </Button>
      {pendingCopies && (
        <CopyDialog
          title={t('edit.copyAllAsk', { count: countReplaced(pendingCopies), language: to })}
          onCopy={() => copy(pendingCopies)}
          onCancel={() => setPendingCopies(undefined)}
        />
      )}
    </>
  )
}
