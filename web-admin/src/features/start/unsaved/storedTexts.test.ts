import { expect, test } from 'vitest'
import type { RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import { unsavedWorkIn } from '../../../core/unsaved/unsavedWork.ts'
import { storedTexts, titleOf } from './storedTexts.ts'

const workOf = (subject: string, values: RecoveryEntry['values']) => {
  const [work] = unsavedWorkIn('dashboard2', [{ id: 'a', subject, at: 1, version: 1, values }])
  if (!work) throw new Error(`No form of ${subject}`)
  return work
}

test('typed texts are readable without the form: with labels and languages, without markup and examples', () => {
  const contents = [
    { languageId: 1, title: 'Kabar', content: '<p>Satu</p><p>Dua &amp; <b>tiga</b></p>', description: '' },
    { languageId: 2, title: 'Title Eng', description: ' News ' },
  ]
  const work = workOf('7 /api/dashboard/news/3', { slug: 'kabar', mediaId: 4, contents })

  expect(titleOf(work, 'en')).toBe('Title Eng')
  expect(storedTexts(work, 'en')).toEqual([
    { path: 'contents.0.title', label: 'Title', language: 'id', text: 'Kabar' },
    { path: 'contents.0.content', label: 'Content', language: 'id', text: 'Satu\nDua & tiga' },
    { path: 'contents.1.description', label: 'Description', language: 'en', text: 'News' },
  ])
})

test('of an answer to a message, all that was typed is shown', () => {
  expect(storedTexts(workOf('7 reply contactMessage 5', { text: 'Halo', isDone: true }), 'id')).toEqual([
    { path: '.text', label: '', text: 'Halo' },
  ])
})
