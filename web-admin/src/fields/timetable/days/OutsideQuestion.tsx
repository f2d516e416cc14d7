import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import { below, valueAt } from '../../../core/records/entries.ts'
import { dateText } from '../../../core/records/timeText.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { timetableTexts } from '../../../core/texts/fieldEditors.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { textAt } from '../entryFacts.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import type { Days } from '../useDays.ts'
import { outsideDays, periodOf, type Period } from './shiftDays.ts'

interface Question {
  date: string
  period: Period
  keep: () => void
  drop: () => void
}

/** Asks before a day outside of the event's dates is added or a date is changed to one. */
export function useOutsideQuestion({ path, schema, open }: Pick<Days, 'path' | 'schema' | 'open'>) {
  const { form } = useFormHandle()
  const [question, setQuestion] = useState<Question>()
  const before = useRef('')
  const at = below(path, open, schema.date)
  const typedDate = () => textAt(valueAt(form.getValues(), below(path, open)), schema.date)
  const ask = (date: string, keep: () => void, drop = () => {}) => {
    const period = periodOf(form.getValues())
    if (outsideDays([date], period).length === 0) keep()
    else setQuestion({ date, period, keep, drop })
  }
  const dateEvents = {
    onFocus: () => {
      before.current = typedDate()
    },
    onBlur: () => {
      const [date, earlier] = [typedDate(), before.current]
      if (date === earlier) return
      ask(
        date,
        () => {},
        () => form.setFieldValue(at, earlier),
      )
    },
  }
  return { question, close: () => setQuestion(undefined), ask, dateEvents }
}

type Props = Pick<ReturnType<typeof useOutsideQuestion>, 'question' | 'close'>

export function OutsideQuestion({ question, close }: Props) {
  const t = useTextsOf(timetableTexts)
  const common = useTextsOf(editorTexts)
  const language = useLanguage()
  if (!question) return null
  const { date, period, keep, drop } = question
  const answer = (act: () => void) => () => {
    close()
    act()
  }
  const text = (day: string) => dateText(day, language)
  return (
    <Dialog title={t('outsideAsk', { day: text(date) })} onClose={answer(drop)}>
      <p>{t('outsideHint', { from: text(period.startDate), to: text(period.endDate) })}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={answer(drop)} data-autofocus>
          {common('edit.cancel')}
        </Button>
        <Button onClick={answer(keep)}>{t('outsideKeep')}</Button>
      </Group>
    </Dialog>
  )
}
