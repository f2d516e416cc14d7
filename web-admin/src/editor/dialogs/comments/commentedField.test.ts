import { expect, test } from 'vitest'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import {
  commentedField,
  currentPath,
  formPath,
  itemsOn,
  nestedFields,
  parseField,
  serializeField,
} from './commentedField.ts'

const session = (title: string, speaker = 'Ayu', order = 0) => ({
  startHour: '09:00:00',
  mediaId: 0,
  order,
  contents: [
    { languageId: 1, title: `${title} id`, speakerName: speaker },
    { languageId: 2, title, speakerName: speaker },
  ],
})
const day = (date: string, ...sessions: object[]) => ({ date, eventScheduleItems: sessions })
const FIELD = 'schedules.0.eventScheduleItems.1.title'
const before = {
  schedules: [day('2027-02-10', session('Opening'), session('Network', 'Damar', 1)), day('2027-02-11')],
}
const items = itemsOn(before, FIELD)
const find = (...schedules: object[]) => currentPath({ schedules }, FIELD, items)

test('the fields of items and groups are listed by their container, without languages', () => {
  const fields = nestedFields(event.declaration, before)

  expect(fields.get('schedules.0.eventScheduleItems.1')).toContain(FIELD)
  expect(fields.get('schedules.1')).toEqual(['schedules.1.date'])
})

test('a field is found after its items moved and changed', () => {
  const [opening, network] = [session('Opening', 'Ayu', 1), session('Network', 'Raras', 0)]

  expect(find(day('2027-02-12'), day('2027-02-10', network, opening))).toBe(
    'schedules.1.eventScheduleItems.0.title',
  )
})

test('a field of an item that is gone has no path', () => {
  expect(find(day('2027-02-10', session('Opening')))).toBeUndefined()
  expect(find()).toBeUndefined()
})

test('an item that was rewritten between unchanged neighbours is the same', () => {
  const [closing, other] = [session('Closing', 'Sari', 2), session('Lunch', 'Intan', 1)]
  const three = [day('2027-02-10', session('Opening'), session('Network', 'Damar', 1), closing)]
  const found = (...sessions: object[]) =>
    currentPath({ schedules: [day('2027-02-10', ...sessions)] }, FIELD, itemsOn({ schedules: three }, FIELD))

  expect(found(session('Opening'), { ...other, startHour: '10:00:00' }, closing)).toBe(FIELD)
  expect(found({ ...other, startHour: '10:00:00' }, session('Opening'), closing)).toBeUndefined()
  expect(found(session('Opening'), closing)).toBeUndefined()
})

test('marks stored without neighbours still find a changed item, not a rewritten one', () => {
  const earlier = items.map((marks) => marks.split('|')[0] ?? '')
  const found = (network: object) =>
    currentPath({ schedules: [day('2027-02-10', session('Opening'), network)] }, FIELD, earlier)

  expect(found(session('Network', 'Raras'))).toBe(FIELD)
  expect(found({ ...session('Lunch', 'Intan'), startHour: '10:00:00' })).toBeUndefined()
})

test('a field that was chosen before its items moved is stored with their marks', () => {
  const chosen = parseField(serializeField(commentedField(before, FIELD)))
  const moved = { schedules: [day('2027-02-10', session('Network', 'Damar'), session('Opening', 'Ayu', 1))] }

  expect(chosen).toEqual({ field: FIELD, items })
  expect(currentPath(moved, chosen.field, chosen.items)).toBe('schedules.0.eventScheduleItems.0.title')
  expect(parseField('')).toEqual({ field: '', items: [] })
})

test('a localized field has a path in the language, another one the same path', () => {
  const path = (field: string) => formPath(event.declaration, before, { path: field, language: 'en' })

  expect(path(FIELD)).toBe('schedules.0.eventScheduleItems.1.contents.1.title')
  expect(path('schedules.0.date')).toBe('schedules.0.date')
  expect(
    formPath(event.declaration, { contents: [{ languageId: 2 }] }, { path: 'title', language: 'en' }),
  ).toBe('contents.0.title')
})
