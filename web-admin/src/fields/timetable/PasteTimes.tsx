import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { readProgramme, type PastedLine } from './programme.ts'
import { timetableTexts } from '../../core/texts/fieldEditors.ts'

interface Props {
  onClose: () => void
  onPaste: (lines: readonly PastedLine[]) => void
}

export function PasteTimes({ onClose, onPaste }: Props) {
  const t = useTextsOf(timetableTexts)
  const common = useTextsOf(editorTexts)
  const [text, setText] = useState('')
  const lines = readProgramme(text)
  return (
    <Dialog title={t('paste')} onClose={onClose}>
      <p>{t('pasteHint')}</p>
      <Textarea
        name="programme"
        label={t('pasteLines')}
        rows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="space-between" mt="md">
        <span role="status">{t('pasteCount', { count: lines.length })}</span>
        <Group>
          <Button variant="default" onClick={onClose}>
            {common('edit.cancel')}
          </Button>
          <Button variant="default" disabled={lines.length === 0} onClick={() => onPaste(lines)}>
            {t('pasteApply')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  )
}
