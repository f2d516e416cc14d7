import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../../elements/Dialog.tsx'
import { editorTexts } from '../../../texts/editor.ts'
import { useTextsOf } from '../../../texts/useText.ts'

interface Props {
  title: string
  onCopy: () => void
  onCancel: () => void
}

export function CopyDialog({ title, onCopy, onCancel }: Props) {
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
