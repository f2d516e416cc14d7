import { Button, Group, Text } from '@mantine/core'
import { useText } from '../../texts/useText.ts'
import classes from './Bulk.module.css'

interface Props {
  /** How many rows are done, and how many there are. */
  done: number
  count: number
  /** Names the bar. */
  label: string
  /** How far it is, in words. */
  text: string
  /** It was asked to stop, and finishes what is under way. */
  isStopping: boolean
  onStop: () => void
}

/** How far something that is done with many rows is, and a button that stops it. */
export function BulkProgress({ done, count, label, text, isStopping, onStop }: Props) {
  const t = useText()
  return (
    <>
      <progress className={classes.progress} value={done} max={count} aria-label={label} />
      <Group justify="space-between" mt="md">
        <Text size="sm" role="status">
          {isStopping ? t('bulk.stopping') : text}
        </Text>
        <Button variant="default" disabled={isStopping} onClick={onStop} autoFocus>
          {t('bulk.stop')}
        </Button>
      </Group>
    </>
  )
}
