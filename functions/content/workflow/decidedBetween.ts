import { DAY_MS, startOfDay } from '../audit/period.ts'

const EARLIEST = '2000-01-01'
const LATEST = '9999-12-31'

/** The time between the days `from` and `to` of a query, in Jakarta, both inclusive, as ISO instants; all time where there is none. */
export function decidedBetween({ from, to }: Readonly<Record<string, string | undefined>>) {
  const end = startOfDay(to)
  return {
    from: startOfDay(from)?.toISOString() ?? EARLIEST,
    to: end ? new Date(end.getTime() + DAY_MS - 1).toISOString() : LATEST,
  }
}
