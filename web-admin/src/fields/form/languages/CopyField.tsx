import { useState } from 'react'
import { otherLanguage, type Language } from '@flou/shared/locale.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useReplaceTexts } from '../useReplaceTexts.ts'
import { useFormHandle } from '../FormContext.ts'
import { valueAt } from '../../../core/records/entries.ts'
import { pathInOtherLanguage, countReplaced, type Copied } from './copyLanguage.ts'
import classes from './languages.module.css'
import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../../ui/Dialog.tsx'

interface CopyDialogProps {
  title: string
  onCopy: () => void
  onCancel: () => void
}

export function CopyDialog({ title, onCopy, onCancel }: CopyDialogProps) {
  const t = useTextsOf(editorTexts)
  return (
    <Dialog title={title} onClose={onCancel}>
      <Text size="sm" mb="md">
        {t('edit.copyHint')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('edit.cancel')}
        </Button>
        <Button onClick={onCopy}>{t('edit.replace')}</Button>
      </Group>
    </Dialog>
  )
}

interface Props {
  path: string
  label: string
  from: Language
}

/** Copies a text to the other language, with confirmation before replacing and undo. */
export function CopyField({ path, label, from }: Props) {
  const t = useTextsOf(editorTexts)
  const { form } = useFormHandle()
  const replace = useReplaceTexts()
  const [pendingCopy, setPendingCopy] = useState<Copied>()
  const to = t(`language.${otherLanguage(from)}`)
  const copy = (copied: Copied) => {
    setPendingCopy(undefined)
    replace([copied], t('edit.copied', { name: label, language: to }))
  }
  const start = () => {
    const values = form.getValues()
    const target = pathInOtherLanguage(path, values)
    if (target === undefined) return
    const planned = { path: target, before: valueAt(values, target), after: valueAt(values, path) }
    if (planned.before === planned.after) return
    if (countReplaced([planned]) > 0) setPendingCopy(planned)
    else copy(planned)
  }
  const name = t('edit.copyField', { name: label, language: to })
  return (
    <>
      <button type="button" className={classes.copy} aria-label={name} title={name} onClick={start}>
        <Icon name="switch" size={15} />
      </button>
      {pendingCopy && (
        <CopyDialog
          title={t('edit.copyFieldAsk', { name: label, language: to })}
          onCopy={() => copy(pendingCopy)}
          onCancel={() => setPendingCopy(undefined)}
        />
      )}
    </>
  )
}
