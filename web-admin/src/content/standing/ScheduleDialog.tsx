import { Button, Stack } from '@mantine/core'
import { Dialog } from '../../elements/Dialog.tsx'
import { standingTexts } from '../../texts/content/standing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { Goal } from './goal.ts'
import { dateText } from '../timeText.ts'

interface Props {
  /** The publish date that was entered. */
  day: string
  onChoose: (goal: Goal) => void
  onClose: () => void
}

/** Asks what a day to come means for a record that visitors see already. */
export function ScheduleDialog({ day, onChoose, onClose }: Props) {
  const t = useTextsOf(standingTexts)
  const date = dateText(day, useLanguage())
  return (
    <Dialog title={t('schedule.title')} onClose={onClose}>
      <p>{t('schedule.ask', { day: date })}</p>
      <Stack gap="xs" mt="md">
        <Button variant="default" data-autofocus onClick={() => onChoose('draft')}>
          {t('schedule.keep')}
        </Button>
        <p>{t('schedule.keepHint', { day: date })}</p>
        <Button color="danger" variant="outline" onClick={() => onChoose('live')}>
          {t('schedule.takeOff', { day: date })}
        </Button>
        <Button variant="subtle" color="ink" onClick={onClose}>
          {t('schedule.cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
