import { Button } from '@mantine/core'
import { useState } from 'react'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { offerUndo } from '../../../elements/notify.ts'
import { useText } from '../../../texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { valueAt } from '../../form/entries.ts'
import { copiesOf, replaced, type Copied } from '../../form/languages/copyLanguage.ts'
import { CopyDialog } from '../../form/languages/CopyDialog.tsx'

/** Copies all texts of a language into the other one, nested entries too; asks before it replaces any, and can be undone. */
export function CopyAll({ from }: { from: Language }) {
  const t = useText()
  const { form, type } = useFormHandle()
  const [asked, setAsked] = useState<Copied[]>()
  const to = t(`form.language.${otherLanguage(from)}`)
  const copy = (copies: readonly Copied[]) => {
    setAsked(undefined)
    for (const { path, after } of copies) form.setFieldValue(path, after)
    offerUndo(t('edit.copiedAll', { count: copies.length, language: to }), t('items.undo'), () => {
      for (const { path, before, after } of copies) {
        if (valueAt(form.getValues(), path) === after) form.setFieldValue(path, before)
      }
    })
  }
  const start = () => {
    const copies = copiesOf(type.shape, form.getValues(), from)
    if (replaced(copies) > 0) setAsked(copies)
    else if (copies.length > 0) copy(copies)
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="ink" onClick={start}>
        {t('edit.copyAll', { language: to })}
      </Button>
      {asked && (
        <CopyDialog
          title={t('edit.copyAllAsk', { count: replaced(asked), language: to })}
          onCopy={() => copy(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
