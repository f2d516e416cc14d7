import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { lazyPart } from '../../elements/lazyPart.tsx'
import type { ContentForm } from '../form/FormContext.ts'
import type { Goal } from './effectOfSave.ts'
import { futurePublishDay, isVisible, publicStateOf, type PartialRecord } from './publicState.ts'

const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog)

interface Options {
  type: AnyType
  record: PartialRecord
  form: ContentForm
  save: (goal: Goal) => Promise<void>
}

/** Saves, after confirmation if a future publish date would hide a live record. */
export function useScheduledSave({ type, record, form, save }: Options) {
  const [day, setDay] = useState<string>()
  const send = (goal: Goal) => void save(goal)
  return {
    save: (goal: Goal) => {
      const today = todayInJakarta(new Date())
      const futureDay = goal === 'live' ? futurePublishDay(type, form.getValues(), today) : undefined
      if (futureDay !== undefined && isVisible(publicStateOf(type, record, today))) setDay(futureDay)
      else send(goal)
    },
    question: day !== undefined && (
      <ScheduleDialog
        day={day}
        onClose={() => setDay(undefined)}
        onChoose={(goal) => {
          setDay(undefined)
          send(goal)
        }}
      />
    ),
  }
}
