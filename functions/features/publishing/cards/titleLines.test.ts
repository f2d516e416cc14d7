import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleLines } from './titleLines.ts'

/** Each letter is half as wide as high. */
const widthOf = (text: string, size: number) => text.length * size * 0.5
const room = { width: 600, lines: 3, sizes: [60, 50, 40] }
const linesOf = (title: string) => titleLines(title, room, widthOf)

test('a short title is one line of the largest size', () => {
  expect(linesOf('Pricing')).toEqual({ size: 60, lines: ['Pricing'] })
})

test('lines are balanced: no word is left alone where the others have room', () => {
  expect(linesOf('Backups that withstand it')).toEqual({ size: 60, lines: ['Backups that', 'withstand it'] })
})

test('a longer title is smaller before it is cut', () => {
  expect(linesOf('Pulihkan basis data ke detik mana pun dalam 35 hari terakhir')).toEqual({
    size: 50,
    lines: ['Pulihkan basis data ke', 'detik mana pun dalam', '35 hari terakhir'],
  })
})

test('a title that never fits ends with an ellipsis', () => {
  const { size, lines } = linesOf(`${'pertanggungjawaban '.repeat(3)}penyelenggara, sistem elektronik`)

  expect(size).toBe(40)
  expect(lines).toEqual(['pertanggungjawaban', 'pertanggungjawaban', 'pertanggungjawaban penyelengg…'])
})

test('a word wider than a line is cut, and nothing has no lines', () => {
  expect(linesOf('a'.repeat(90)).lines).toEqual([`${'a'.repeat(29)}…`])
  expect(linesOf(' ')).toEqual({ size: 40, lines: [] })
})

test('whatever the title, lines fit and none is lost before the last', () => {
  const titles = fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(titles, (title) => {
      const { size, lines } = linesOf(title)
      const plain = title.split(/\s+/).filter(Boolean).join(' ')
      expect(lines.length).toBeLessThanOrEqual(room.lines)
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(room.width)
      expect(plain.startsWith(lines.slice(0, -1).join(' ').replace(/…$/, ''))).toBe(true)
    }),
  )
})
