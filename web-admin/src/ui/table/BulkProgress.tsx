import { Button, Group, Text } from '@mantine/core'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './Bulk.module.css'

interface Props {
  done: number
  count: number
  label: string
  text: string
  isStopping: boolean
  onStop: () => void
}

export function BulkProgress({ done, count, label, text, isStopping, onStop }: Props) {
  const t = useTextsOf(listTexts)
  return (
    <>
      <progress className={classes.progress} value={done} max={count} aria-label={label} />
      <Group justify="space-between" mt="md">
        <Text size="sm" role="status">
          {isStopping ? t('bulk.stopping') : text}
        </Text>
        <Button variant="default" disabled={isStopping} onClick={onStop} autoFocus>
          {t('shell.stop')}
        </Button>
      </Group>
    </>
  )
}
