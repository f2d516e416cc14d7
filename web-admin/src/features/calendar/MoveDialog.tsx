import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { CalendarEntry } from '@flou/shared/planned.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import { messageText, type MessageCode } from '@flou/shared/texts/messages.ts'
import { fromJakarta, toJakarta } from '../../core/records/jakartaTime.ts'
import { calendarTexts } from '../../core/texts/calendar.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { HourInput } from '../../fields/time/HourInput.tsx'
import { DayInput } from '../../ui/DayInput.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface Props {
  entry: CalendarEntry
  onMove: (at: string) => void
  onClose: () => void
}

export function MoveDialog({ entry, onMove, onClose }: Props) {
  const t = useTextsOf(calendarTexts)
  const language = useLanguage()
  const [start = '', startHour = ''] = toJakarta(entry.at).split('T')
  const [day, setDay] = useState(start)
  const [hour, setHour] = useState(startHour)
  const [wrong, setWrong] = useState<MessageCode>()
  const move = () => {
    const at = fromJakarta(`${day}T${hour === '' ? '00:00' : hour}`)
    if (at === '') setWrong(isDay(day) ? 'time' : 'date')
    else if (Date.parse(at) <= Date.now()) setWrong('timeOver')
    else onMove(at)
  }
  return (
    <Dialog title={t('calendar.moveOf', { title: entry.titles[language] })} onClose={onClose}>
      <Stack gap="sm">
        <DayInput
          name="calendarDay"
          data-autofocus
          label={t('calendar.day')}
          day={day}
          error={wrong && messageText(wrong, language)}
          onDay={setDay}
        />
        <HourInput name="calendarHour" label={t('calendar.hour')} time={hour} onTime={setHour} />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('calendar.cancel')}
        </Button>
        <Button onClick={move}>{t('calendar.move')}</Button>
      </Group>
    </Dialog>
  )
}
