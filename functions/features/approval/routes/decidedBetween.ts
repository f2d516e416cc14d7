import { DAY_MS, startOfDay } from '../../audit/index.ts'

const EARLIEST = '2000-01-01'
const LATEST = '9999-12-31'

/** Returns the period between two days in Jakarta, both inclusive, as ISO instants; everything by default. */
export function decidedBetween({ from, to }: Readonly<Record<string, string | undefined>>) {
  const end = startOfDay(to)
  return {
    from: startOfDay(from)?.toISOString() ?? EARLIEST,
    to: end ? new Date(end.getTime() + DAY_MS - 1).toISOString() : LATEST,
  }
}
