import { PLANNED_ACTIONS, type NewTimes, type PlannedAction, type PlannedTimes } from '@flou/shared/api.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import { fromJakarta, toJakarta } from '../../core/records/jakartaTime.ts'

/** A typed day and hour in Jakarta. */
export interface TypedTime {
  day: string
  hour: string
}
export type TypedTimes = Readonly<Record<PlannedAction, TypedTime>>

const typedTime = (at: string | undefined): TypedTime => {
  const [day = '', hour = ''] = at === undefined ? [] : toJakarta(at).split('T')
  return { day, hour }
}

export const typedTimesOf = ({ publish, unpublish }: PlannedTimes = {}): TypedTimes => ({
  publish: typedTime(publish?.at),
  unpublish: typedTime(unpublish?.at),
})

interface ReadTimes {
  /** Times that differ from the planned ones. */
  times: NewTimes
  errors: Readonly<Partial<Record<PlannedAction, MessageCode>>>
}

function instantOf({ day, hour }: TypedTime): string | undefined {
  if (day === '' && hour === '') return undefined
  return fromJakarta(`${day}T${hour === '' ? '00:00' : hour}`)
}

/** Reads typed times; an hour alone, a past time and an end before the start are errors. */
export function readTimes(typed: TypedTimes, planned: PlannedTimes = {}, now: Date): ReadTimes {
  const times: { -readonly [Action in PlannedAction]?: string | null } = {}
  const errors: { -readonly [Action in PlannedAction]?: MessageCode } = {}
  const instants = { publish: instantOf(typed.publish), unpublish: instantOf(typed.unpublish) }
  for (const action of PLANNED_ACTIONS) {
    const at = instants[action]
    const before = planned[action]?.at
    if (at === before) continue
    if (at === '') errors[action] = isDay(typed[action].day) ? 'time' : 'date'
    else if (at !== undefined && Date.parse(at) <= now.getTime()) errors[action] = 'timeOver'
    times[action] = at ?? null
  }
  const { publish, unpublish } = instants
  if (publish && unpublish && publish >= unpublish) errors.unpublish ??= 'plannedOrder'
  return { times, errors }
}
