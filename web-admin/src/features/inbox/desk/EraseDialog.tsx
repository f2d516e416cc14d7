import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { REASON_LENGTH } from '@flou/shared/inbox/personalData.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  email: string
  onClose: () => void
  onErase: (reason: string) => void
}

export function EraseDialog({ email, onClose, onErase }: Props) {
  const t = useTextsOf(personalDataTexts)
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') onErase(reason.trim())
  }
  return (
    <Dialog title={t('desk.eraseTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <Text fw={600}>{email}</Text>
        <Text size="sm" mb="sm">
          {t('desk.eraseHint')}
        </Text>
        <Textarea
          name="reason"
          label={t('desk.reason')}
          value={reason}
          maxLength={REASON_LENGTH}
          required
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('desk.cancel')}
          </Button>
          <Button type="submit" color="danger" disabled={reason.trim() === ''}>
            {t('desk.erase')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
