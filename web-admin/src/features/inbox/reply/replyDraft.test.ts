import type { ReplyTemplate } from '@flou/shared/inbox/inbox.ts'
import { expect, test } from 'vitest'
import { readDraft, replyOf } from './replyDraft.ts'

const texts = {
  subject: '{{form}} Anda ({{reference}})',
  body: 'Yth. {{name}},\n\nSalam,\n{{by}}',
  closing: '',
}
const TEMPLATES: ReplyTemplate[] = [
  {
    mail: 'replyGeneral',
    label: { en: 'General', id: 'Umum' },
    texts: { id: texts, en: { ...texts, subject: 'Your {{form}} ({{reference}})' } },
  },
]
const one = {
  id: 'a1b2c3d4000000000000000000000000',
  form: 'contactMessage',
  values: { firstName: 'Siti', lastName: '{{by}}', email: 'siti@example.com' },
}
const choice = { mail: 'replyGeneral', language: 'id', by: 'Ayu' } as const

test('a template is filled with name, reference and author; what a visitor typed is not filled again', () => {
  expect(replyOf(TEMPLATES, one, choice)).toEqual({
    template: 'replyGeneral',
    language: 'id',
    subject: 'Pesan kontak Anda (A1B2-C3D4)',
    text: 'Yth. Siti {{by}},\n\nSalam,\nAyu',
  })
  expect(replyOf(TEMPLATES, one, { ...choice, language: 'en' }).subject).toBe(
    'Your contact message (A1B2-C3D4)',
  )
})

test('somebody without a name, and a template that is gone', () => {
  expect(replyOf(TEMPLATES, { ...one, values: {} }, choice).text).toContain('Yth. Bapak/Ibu,')
  expect(replyOf([], one, choice)).toMatchObject({ subject: '', text: '' })
})

test('a stored draft is read, anything else is not', () => {
  const draft = replyOf(TEMPLATES, one, choice)

  expect(readDraft({ ...draft })).toEqual(draft)
  expect(readDraft({ ...draft, language: 'fr' })).toBeUndefined()
  expect(readDraft({ rows: [] })).toBeUndefined()
})
