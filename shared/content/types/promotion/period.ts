import { isDay } from '../../../strings/calendar.ts'
import type { CrossCheck } from '../../typeSpec.ts'
import { eventTime, type Programme } from './eventTime.ts'

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

/** Registration closes after it opens and before the event ends; it opens in time for someone to register. */
export const checkRegistrationWindow: CrossCheck = (values): Record<string, string> => {
  const { registrationOpens, registrationCloses, startDate, endDate, schedules } = values
  const [opens, closes] = [Date.parse(String(registrationOpens)), Date.parse(String(registrationCloses))]
  if (closes <= opens) return { registrationCloses: 'registrationOrder' }
  if (!isDay(String(startDate)) || !isDay(String(endDate)) || String(startDate) > String(endDate)) return {}
  const { start, end } = eventTime({
    startDate: String(startDate),
    endDate: String(endDate),
    schedules: Array.isArray(schedules) ? (schedules as Programme['schedules']) : [],
  })
  if (closes > Date.parse(end)) return { registrationCloses: 'registrationAfterEvent' }
  const isNeverOpen = Number.isNaN(closes) && opens >= Date.parse(start)
  return isNeverOpen ? { registrationOpens: 'registrationTooLate' } : {}
}
