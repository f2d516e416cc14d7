/** Local time `09:30:00`; midnight in both means not set. */
export interface PointHours {
  startHour: string
  endHour: string
}

export interface Hours {
  start: string
  end: string
  endsNextDay?: true | undefined
}

const MIDNIGHT = '00:00:00'
const withSeconds = (hour: string) => (hour.length === 'hh:mm'.length ? `${hour}:00` : hour)

/**
 * Returns undefined if not set. An end at or before the start is on the next day; a midnight end is unset.
 */
export function pointHours({ startHour, endHour }: PointHours): Hours | undefined {
  const [start, end] = [withSeconds(startHour), withSeconds(endHour)]
  if (end === MIDNIGHT) return start === MIDNIGHT ? undefined : { start, end: '' }
  return start < end ? { start, end } : { start, end, endsNextDay: true }
}

const endOrder = ({ end, endsNextDay }: Hours) => `${endsNextDay ? 1 : 0} ${end}`

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

export const hoursText = ({ start, end, endsNextDay }: Hours, written: (hour: string) => string): string =>
  end === '' ? written(start) : `${written(start)}–${written(end)}${endsNextDay ? ' (+1)' : ''}`
