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

interface ProgrammeDay {
  date: string
  eventScheduleItems?: readonly { startHour: string; endHour: string }[]
}

/** `24:00:00` for a point past midnight or without an end. */
function endOf(day: string, schedules: unknown): number {
  const programme = Array.isArray(schedules) ? (schedules as readonly ProgrammeDay[]) : []
  const ends = programme
    .filter(({ date }) => date === day)
    .flatMap(({ eventScheduleItems = [] }) => eventScheduleItems)
    .map(({ startHour, endHour }) => (startHour < endHour ? endHour : '24:00:00'))
  return Date.parse(`${day}T${ends.toSorted().at(-1) ?? '24:00:00'}+07:00`)
}

/** Registration closes after it opens, and does both before the event ends. */
export const checkRegistrationWindow: CrossCheck = ({
  registrationOpens,
  registrationCloses,
  startDate,
  endDate,
  schedules,
}): Record<string, string> => {
  if (String(startDate) > String(endDate)) return {}
  const [opens, closes] = [Date.parse(String(registrationOpens)), Date.parse(String(registrationCloses))]
  if (closes <= opens) return { registrationCloses: 'registrationOrder' }
  const end = endOf(String(endDate), schedules)
  return {
    ...(opens >= end && { registrationOpens: 'registrationAfterEvent' }),
    ...(closes > end && { registrationCloses: 'registrationAfterEvent' }),
  }
}
