import type { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import { formKeys } from '../formKeys.ts'

interface TestEvent {
  capacity: number
  state?: string | undefined
  isCalledOff?: boolean | undefined
  registrationOpens?: string
  registrationCloses?: string
}

export const putTestEvent = (
  table: Table,
  id: number,
  { capacity, state = 'published', isCalledOff = false, ...window }: TestEvent,
) =>
  table.put({
    ...keys.live('event', id),
    id,
    version: 1,
    state,
    data: JSON.stringify({
      capacity,
      isCalledOff,
      ...window,
      slug: 'cloud-day',
      startDate: '2026-12-01',
      endDate: '2026-12-01',
      schedules: [
        { date: '2026-12-01', eventScheduleItems: [{ startHour: '09:00:00', endHour: '17:00:00' }] },
      ],
      contents: [
        { languageId: 1, title: 'Hari Awan', place: 'Jakarta' },
        { languageId: 2, title: 'Cloud Day; all, you need', place: 'Jakarta' },
      ],
    }),
  })

export async function seatsOf(table: Table, event: number) {
  const item = (await table.get(formKeys.eventSeats(event), { consistent: true })) ?? {}
  const { taken = 0, doubts = new Set() } = item as { taken?: number; doubts?: Set<string> }
  const size = JSON.stringify({ ...item, doubts: [...doubts] }).length
  return { taken, inDoubt: doubts.size, size }
}
