import { Button, Checkbox, Group, Text, Textarea } from '@mantine/core'
import { textOfFile } from '../../../lists/export/files.ts'
import { useState, type FormEvent } from 'react'
import { CONSENT_LENGTH } from '@flou/shared/forms/newsletter.ts'
import { newsletterTexts } from '../../../core/texts/newsletter.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { readRows } from './readRows.ts'
import type { ImportInput } from './useImport.ts'

interface Props {
  isChecking: boolean
  onCheck: (input: ImportInput) => void
}

export function ImportSource({ isChecking, onCheck }: Props) {
  const t = useTextsOf(newsletterTexts)
  const [text, setText] = useState('')
  const [consent, setConsent] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const rows = readRows(text)
  const isReady = rows.length > 0 && consent.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onCheck({ rows, consent: consent.trim(), isConfirmed })
  }
  return (
    <form onSubmit={submit}>
      <Text size="sm" mb="sm">
        {t('newsletter.importHint')}
      </Text>
      <label>
        {t('newsletter.file')}{' '}
        <input
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void textOfFile(event.currentTarget.files?.[0])?.then(setText)}
        />
      </label>
      <Textarea
        name="addresses"
        mt="md"
        rows={5}
        label={t('newsletter.paste')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Textarea
        name="consent"
        mt="md"
        label={t('newsletter.consent')}
        description={t('newsletter.consentHint')}
        value={consent}
        maxLength={CONSENT_LENGTH}
        required
        onChange={(event) => setConsent(event.currentTarget.value)}
      />
      <Checkbox
        name="isConfirmed"
        mt="md"
        label={t('newsletter.confirmedElsewhere')}
        checked={isConfirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="md">
        <Button type="submit" loading={isChecking} disabled={!isReady}>
          {t('newsletter.check')}
        </Button>
      </Group>
    </form>
  )
}
