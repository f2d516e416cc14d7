/** When a point of a programme takes place, `09:30:00`. Midnight is what both hours start with. */
export interface PointHours {
  startHour: string
  endHour: string
}

/** From the first to the last hour of a day. */
export interface Hours {
  start: string
  /** Empty where only the start is known. */
  end: string
  endsNextDay?: true | undefined
}

const MIDNIGHT = '00:00:00'
const withSeconds = (hour: string) => (hour.length === 'hh:mm'.length ? `${hour}:00` : hour)

/**
 * The hours of a point; undefined where none are given. An end at or before the start is on the next day, an end at midnight with
 * another start is one that has not been entered.
 */
export function pointHours({ startHour, endHour }: PointHours): Hours | undefined {
  const [start, end] = [withSeconds(startHour), withSeconds(endHour)]
  if (end === MIDNIGHT) return start === MIDNIGHT ? undefined : { start, end: '' }
  return start < end ? { start, end } : { start, end, endsNextDay: true }
}

/** Sorts ends of the next day behind those of the day itself. */
const endOrder = ({ end, endsNextDay }: Hours) => `${endsNextDay ? 1 : 0} ${end}`

/** From the first to the last hour of a day's points; undefined where none has hours. */
export function hoursOfPoints(points: readonly PointHours[]): Hours | undefined {
  const timed = points.flatMap((point) => pointHours(point) ?? [])
  const [start, ...others] = timed.map((hours) => hours.start).toSorted()
  if (start === undefined) return undefined
  const last = timed
    .filter(({ end }) => end !== '')
    .toSorted((one, other) => (endOrder(one) < endOrder(other) ? 1 : -1))[0]
  const latestStart = others.at(-1) ?? start
  const isOpen = !last || (!last.endsNextDay && last.end < latestStart)
  return isOpen ? { start, end: '' } : { ...last, start }
}

/** Hours as a text, by how a single one is written: `22:00–02:00 (+1)`. */
export const hoursText = ({ start, end, endsNextDay }: Hours, written: (hour: string) => string): string =>
  end === '' ? written(start) : `${written(start)}–${written(end)}${endsNextDay ? ' (+1)' : ''}`
