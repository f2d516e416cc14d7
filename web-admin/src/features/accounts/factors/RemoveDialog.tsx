import { Button, Group, Text } from '@mantine/core'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useRemoveFactor } from './useFactors.ts'

interface Props {
  title: string
  hint: string
  path: string
  onClose: () => void
}

export function RemoveDialog({ title, hint, path, onClose }: Props) {
  const t = useTextsOf(factorTexts)
  const remove = useRemoveFactor()
  return (
    <Dialog title={title} onClose={onClose}>
      <Text size="sm">{hint}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('factor.cancel')}
        </Button>
        <Button
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate(path, { onSettled: onClose })}
        >
          {t('factor.removeNow')}
        </Button>
      </Group>
    </Dialog>
  )
}
