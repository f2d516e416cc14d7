import { useState } from 'react'
import type { AnyType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { later } from '../../elements/later.tsx'
import type { ContentForm } from '../form/FormContext.ts'
import type { Goal } from './goal.ts'
import { dayAhead, isSeen, standingOf, type Stood } from './standing.ts'

/** Loaded when it is first asked. */
const ScheduleDialog = later(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog)

interface Options {
  type: AnyType
  /** As it is stored. */
  record: Stood
  form: ContentForm
  save: (goal: Goal) => Promise<void>
}

/** Saves; asks first where publishing would take what visitors see off the site until a day to come. */
export function useScheduledSave({ type, record, form, save }: Options) {
  const [day, setDay] = useState<string>()
  const send = (goal: Goal) => void save(goal)
  return {
    save: (goal: Goal) => {
      const today = todayInJakarta(new Date())
      const ahead = goal === 'live' ? dayAhead(type, form.getValues(), today) : undefined
      if (ahead !== undefined && isSeen(standingOf(type, record, today))) setDay(ahead)
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
