import { expect, test } from 'vitest'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import { newItem } from '@flou/shared/content/values/initial.ts'
import { withPasted } from './pasted.ts'
import { guessUses, linesOf, readTable, unfilledTexts } from './pastedTable.ts'
import { timetableSchemaOf } from './timetableSchema.ts'

const TEXTS = [
  { name: 'title', label: { en: 'Title', id: 'Judul' }, isRequired: true },
  { name: 'speakerName', label: { en: 'Speaker', id: 'Pembicara' }, isRequired: false },
  { name: 'description', label: { en: 'Description', id: 'Deskripsi' }, isRequired: false },
]
const usesOf = (text: string) => guessUses(readTable(text), TEXTS)
const both = ['id', 'en']

test('lines of text are a time and a title', () => {
  const table = readTable('Day one\n09:00–10:00 Opening\n13:00 Lunch\n25:00 Never')

  expect(linesOf(table, guessUses(table, TEXTS))).toEqual([
    { start: '09:00:00', end: '10:00:00', texts: [{ name: 'title', languages: both, text: 'Opening' }] },
    { start: '13:00:00', end: '13:00:00', texts: [{ name: 'title', languages: both, text: 'Lunch' }] },
  ])
})

test('columns are guessed from their number', () => {
  expect(usesOf('09:00\t10:00\tOpening')).toEqual(['start', 'end', 'title.both'])
  expect(usesOf('09:00\t10:00\tKeynote\tSari')).toEqual(['start', 'end', 'title.both', 'speakerName.both'])
  expect(usesOf('09:00 - 10:00\tPidato\tKeynote\tSari\tHall 1\tx')).toEqual([
    'start',
    'title.id',
    'title.en',
    'speakerName.both',
    'description.both',
    'none',
  ])
})

test('names of columns win over their position, and the time may be anywhere', () => {
  expect(usesOf('Speaker\tTitle (English)\tStart\tJudul ID\tRoom\nSari\tKeynote\t10.15\tPidato\tA')).toEqual([
    'speakerName.both',
    'title.en',
    'start',
    'title.id',
    'none',
  ])
})

test.each([
  [
    'Time\tTitle (Indonesian)\tTitle (English)\tSpeaker',
    ['start', 'title.id', 'title.en', 'speakerName.both'],
  ],
  ['Pukul\tJudul (ID)\tTitle EN\tPembicara', ['start', 'title.id', 'title.en', 'speakerName.both']],
  ['Waktu\tJudul\tTitle\tNarasumber', ['start', 'title.id', 'title.en', 'speakerName.both']],
  ['Waktu\tJudul_EN\tJudul\tRuang', ['start', 'title.en', 'title.id', 'none']],
  ['Jam\tPembicara sesi\tSesi\tKeterangan', ['start', 'speakerName.both', 'title.both', 'description.both']],
  ['Time\tSession\tSession (Bahasa Inggris)\tTopic', ['start', 'title.id', 'title.en', 'none']],
])('maps the columns of %j', (head, uses) => {
  expect(usesOf(`Konferensi\n${head}\n09:00\ta\tb\tc`)).toEqual(uses)
})

test('names the required texts that no column fills', () => {
  expect(unfilledTexts(['start', 'title.id'], TEXTS)).toEqual(['title.en'])
  expect(unfilledTexts(['start', 'title.both'], TEXTS)).toEqual([])
})

test('times with am and pm are of one day', () => {
  const table = readTable('Time\tTitle\n11:30 AM - 12:15 pm\tLunch\n1:00:00 PM\tWorkshop')

  expect(linesOf(table, guessUses(table, TEXTS)).map(({ start, end }) => [start, end])).toEqual([
    ['11:30:00', '12:15:00'],
    ['13:00:00', '13:00:00'],
  ])
})

test('pasted titles replace example texts and no typed text', () => {
  const field = event.declaration.fields.schedules
  const schema = timetableSchemaOf(field)
  const table = readTable('Time\tJudul\tTitle\n09:00\tPembukaan\tOpening\n10:00\tMakan siang\tLunch')
  const typed = newItem(schema.entry.of, new Date(0))
  const written = {
    ...typed,
    contents: [
      { languageId: 1, title: 'Sambutan' },
      { languageId: 2, title: '' },
    ],
  }
  const lines = linesOf(table, guessUses(table, TEXTS))

  expect(withPasted(schema, [written, typed], { lines, from: 0 })).toMatchObject([
    { contents: [{ title: 'Sambutan' }, { title: 'Opening' }] },
    { contents: [{ title: 'Makan siang' }, { title: 'Lunch' }] },
  ])
})

test('empty cells keep the others in their columns', () => {
  const table = readTable('09:00\t10:00\t\tSari\n10:00\t11:00\tKeynote\t')
  const [first, second] = linesOf(table, guessUses(table, TEXTS))

  expect(first?.texts).toEqual([{ name: 'speakerName', languages: both, text: 'Sari' }])
  expect(second?.texts).toEqual([{ name: 'title', languages: both, text: 'Keynote' }])
})
