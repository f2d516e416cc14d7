import { expect, test } from 'vitest'
import { slider } from '@flou/shared/content/types/slider.ts'
import { formValues, hasSameValues, wireValues } from './recordValues.ts'

const NOW = new Date('2026-11-21T02:00:00Z')
const stored = {
  id: 4,
  recordVersion: 7,
  mediaId: 3,
  link: '/a',
  order: 2,
  contents: [
    { languageId: 1, title: 'Halo', description: 'Satu' },
    { languageId: 2, title: 'Hello', description: 'One' },
  ],
}

test('what the server keeps beside a record is not sent back as content', () => {
  const sent = wireValues(slider.declaration, formValues(slider.declaration, stored, NOW))

  expect(Object.keys(sent).sort()).toEqual(['contents', 'link', 'mediaId', 'order'])
})

test('a field that a stored record lacks starts as in a new one', () => {
  const { link: _, ...older } = stored

  expect(formValues(slider.declaration, older, NOW)['link']).toBe('')
})

test('a changed text in one language is named as a change of the texts', () => {
  const mine = formValues(slider.declaration, stored, NOW)
  const theirs = formValues(
    slider.declaration,
    { ...stored, recordVersion: 8, contents: stored.contents.toReversed() },
    NOW,
  )

  expect(hasSameValues(slider.declaration, mine, theirs)).toBe(false)
  expect(hasSameValues(slider.declaration, mine, formValues(slider.declaration, stored, NOW))).toBe(true)
})
