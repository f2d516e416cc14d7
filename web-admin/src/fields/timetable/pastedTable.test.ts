import { expect, test } from 'vitest'
import { guessUses, linesOf, readTable } from './pastedTable.ts'

const TEXTS = [
  { name: 'title', labels: ['Title', 'Judul'] },
  { name: 'speakerName', labels: ['Speaker', 'Pembicara'] },
  { name: 'description', labels: ['Description', 'Deskripsi'] },
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

test('empty cells keep the others in their columns', () => {
  const table = readTable('09:00\t10:00\t\tSari\n10:00\t11:00\tKeynote\t')
  const [first, second] = linesOf(table, guessUses(table, TEXTS))

  expect(first?.texts).toEqual([{ name: 'speakerName', languages: both, text: 'Sari' }])
  expect(second?.texts).toEqual([{ name: 'title', languages: both, text: 'Keynote' }])
})
