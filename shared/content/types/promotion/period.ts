import type { CrossCheck } from '../../typeSpec.ts'

export const checkPeriodOrder: CrossCheck = ({ startDate, endDate }): Record<string, string> =>
  String(startDate) > String(endDate) ? { endDate: 'dateOrder' } : {}

export const checkDaysWithinPeriod: CrossCheck = ({
  startDate,
  endDate,
  schedules,
}): Record<string, string> => {
  if (String(startDate) > String(endDate)) return {}
  const days = Array.isArray(schedules) ? (schedules as readonly { date?: unknown }[]) : []
  const isOutside = (day: unknown) =>
    typeof day === 'string' && day !== '' && (day < String(startDate) || day > String(endDate))
  return Object.fromEntries(
    days.flatMap(({ date }, index) => (isOutside(date) ? [[`schedules.${index}.date`, 'dayOutside']] : [])),
  )
}
