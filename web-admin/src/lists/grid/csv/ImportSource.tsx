import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { gridTexts } from '../../../core/texts/grid.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { textOfFile } from '../../export/files.ts'

interface Props {
  hint: string
  isChecking: boolean
  onText: (text: string) => void
}

export function ImportSource({ hint, isChecking, onText }: Props) {
  const t = useTextsOf(gridTexts)
  const [text, setText] = useState('')
  return (
    <>
      <FieldHint>{hint}</FieldHint>
      <label>
        {t('grid.file')}{' '}
        <input
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void textOfFile(event.currentTarget.files?.[0])?.then(onText)}
        />
      </label>
      <Textarea
        name="rows"
        mt="md"
        rows={5}
        label={t('grid.pasteHere')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button loading={isChecking} disabled={text.trim() === ''} onClick={() => onText(text)}>
          {t('grid.check')}
        </Button>
      </Group>
    </>
  )
}
