import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { Export } from './useExport.ts'

interface Props {
  title: string
  export: Export
}

export function ExportDialog({ title, export: { count, stop } }: Props) {
  const t = useTextsOf(exportTexts)
  if (count === undefined) return null
  return (
    <Dialog title={title}>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {t('export.running', { count })}
        </Text>
        <Button variant="default" onClick={stop} data-autofocus>
          {t('shell.stop')}
        </Button>
      </Group>
    </Dialog>
  )
}
