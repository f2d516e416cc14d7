import { Button, Stack } from '@mantine/core'
import { startOfDay } from '@flou/shared/strings/calendar.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { publicStateTexts } from '../../core/texts/recordState.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { Intent } from '../state/types.ts'
import { dateText } from '../../core/records/timeText.ts'

interface Props {
  day: string
  onChoose: (choice: Partial<Intent>) => void
  onClose: () => void
}

/** Asks how to apply a future publish date to a live record. */
export function ScheduleDialog({ day, onChoose, onClose }: Props) {
  const t = useTextsOf(publicStateTexts)
  const date = dateText(day, useLanguage())
  return (
    <Dialog title={t('schedule.title')} onClose={onClose}>
      <p>{t('schedule.ask', { day: date })}</p>
      <Stack gap="xs" mt="md">
        <Button
          variant="default"
          data-autofocus
          onClick={() => onChoose({ planned: { publish: startOfDay(day).toISOString() } })}
        >
          {t('schedule.keep', { day: date })}
        </Button>
        <p>{t('schedule.keepHint')}</p>
        <Button color="danger" variant="outline" onClick={() => onChoose({})}>
          {t('schedule.takeOff', { day: date })}
        </Button>
        <Button variant="subtle" color="ink" onClick={onClose}>
          {t('schedule.cancel')}
        </Button>
      </Stack>
    </Dialog>
  )
}
