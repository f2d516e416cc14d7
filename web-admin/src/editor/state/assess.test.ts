import { expect, test } from 'vitest'
import { news, NEWS_STATUS } from '@flou/shared/content/types/news.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { generalPackage } from '@flou/shared/content/types/product/packages.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { filledRecord } from '../../../../functions/openapi/filledRecord.ts'
import { assess, requestOf, type FormFacts } from './assess.ts'

const faq = requireContentType('faq')
const NOW = new Date('2026-11-28T03:00:00Z')

const factsOf = (type: FormFacts['type'], values: object, facts: Partial<FormFacts> = {}): FormFacts => ({
  type,
  mode: 'update',
  record: { id: 3, recordVersion: 4, state: 'published', ...values },
  isDraft: false,
  values: { ...values },
  hasUploads: false,
  needsApproval: false,
  isOnline: false,
  hasTranslator: false,
  baseRevision: 4,
  now: NOW,
  newKey: () => 'key-1',
  ...facts,
})

const filled = ({ declaration }: FormFacts['type']) => filledRecord(declaration, { idOf: () => 1, seed: 'x' })
const article = { ...filled(news), status: '1', publishDate: '2026-01-02' }
const later = { ...article, publishDate: '2099-12-25' }
const server = filled(generalPackage)
const dearer = { ...server, price: Number(server['price']) + 1 }

test('a day to come that would hide a live record is asked about, until it is confirmed', () => {
  const facts = factsOf(news, article, { values: later })

  expect(assess({ goal: 'live' }, facts)).toEqual({
    is: 'question',
    question: { about: 'schedule', day: '2099-12-25' },
  })
  expect(assess({ goal: 'live', isScheduleConfirmed: true }, facts).is).not.toBe('question')
  expect(assess({ goal: 'draft' }, facts).is).not.toBe('question')
})

test('a record that is not live is scheduled without a question', () => {
  const facts = factsOf(news, article, {
    values: later,
    record: { ...later, id: 3, recordVersion: 4, state: 'draft' },
  })

  expect(assess({ goal: 'live' }, facts).is).not.toBe('question')
})

test('a planned change is checked like a publication, without the question of its day', () => {
  const planned = { publish: '2099-12-25T02:00:00.000Z' }
  const facts = factsOf(news, article, { values: later })

  const finding = assess({ goal: 'live', planned }, facts)

  expect(finding).toMatchObject({
    is: 'ready',
    request: { body: { planned, status: NEWS_STATUS.published } },
  })
  expect(assess({ goal: 'live', planned }, { ...facts, values: { ...later, contents: [] } }).is).toBe(
    'refused',
  )
  expect(assess({ goal: 'live', planned }, { ...facts, needsApproval: true })).toMatchObject({
    question: { about: 'approval' },
  })
})

test('a changed live price is asked about, until the answer is there', () => {
  const facts = factsOf(generalPackage, server, { values: dearer })

  expect(assess({ goal: 'live' }, facts)).toMatchObject({ is: 'question', question: { about: 'price' } })
  expect(assess({ goal: 'live', confirmedProduct: '' }, facts).is).toBe('ready')
  expect(assess({ goal: 'draft' }, facts).is).toBe('ready')
})

test('a role that needs approval is asked for a message, once its change is valid', () => {
  const facts = factsOf(generalPackage, server, { needsApproval: true })

  expect(assess({ goal: 'live' }, facts)).toEqual({ is: 'question', question: { about: 'approval' } })
  expect(assess({ goal: 'draft' }, facts).is).toBe('ready')
  expect(assess({ goal: 'live', approvalMessage: 'Ready' }, facts)).toMatchObject({
    is: 'ready',
    request: { body: { approvalMessage: 'Ready' } },
  })
  const answered = assess({ goal: 'live', approvalMessage: '' }, facts)
  expect(answered.is === 'ready' && Object.keys(answered.request.body)).not.toContain('approvalMessage')
  expect(assess({ goal: 'live' }, { ...facts, values: { ...server, price: '' } }).is).toBe('refused')
})

test('a valid page is checked before it is published, unless it was, is a draft, or nothing can render it', () => {
  const facts = factsOf(news, article, { isOnline: true, needsApproval: true })
  const question = { is: 'question', question: { about: 'page' } }

  expect(assess({ goal: 'live' }, facts)).toEqual(question)
  expect(assess({ goal: 'live', release: 'choose' }, facts)).toEqual(question)
  expect(assess({ goal: 'live', isPageChecked: true }, facts)).toMatchObject({
    question: { about: 'approval' },
  })
  expect(assess({ goal: 'draft' }, facts).is).toBe('ready')
  expect(assess({ goal: 'live' }, { ...facts, values: { ...article, contents: [] } }).is).toBe('refused')
  expect(assess({ goal: 'live' }, { ...facts, isOnline: false })).not.toEqual(question)
  expect(assess({ goal: 'live' }, factsOf(generalPackage, server, { isOnline: true })).is).toBe('ready')
})

test('texts without a page are checked for machine translations, unless they are new or nobody translates', () => {
  const values = filled(faq)
  const facts = factsOf(faq, values, { isOnline: true, hasTranslator: true })

  expect(assess({ goal: 'live' }, facts)).toEqual({ is: 'question', question: { about: 'page' } })
  expect(assess({ goal: 'live' }, { ...facts, hasTranslator: false }).is).toBe('ready')
  expect(assess({ goal: 'live' }, { ...facts, mode: 'create' }).is).toBe('ready')
})

test('an article with an undescribed picture goes live once the picture is described or decorative', () => {
  const withPicture = (attributes: string) => ({
    ...article,
    contents: (filled(news)['contents'] as object[]).map((entry) => ({
      ...entry,
      content: `<img src="/media/1/a.webp" ${attributes}>`,
    })),
  })
  const stored = { id: 3, recordVersion: 4, state: 'published' as const, ...withPicture('alt="" width="9"') }
  const assessed = (attributes: string, goal: 'live' | 'draft' = 'live', isDraft = false) =>
    assess({ goal }, factsOf(news, withPicture(attributes), { record: stored, isDraft }))

  expect(assessed('alt=""')).toMatchObject({ is: 'refused', errors: { 'contents.1.content': 'pictureAlt' } })
  expect(assessed('alt="" width="9"', 'live', true).is).toBe('refused')
  expect([
    assessed('alt="A"'),
    assessed('alt="" data-decorative="true"'),
    assessed('alt=""', 'draft'),
    assessed('alt="" width="9"'),
  ]).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ is: 'ready' }) as unknown))
})

test('prices are not asked about where none changes, in a new package, or while fields are wrong', () => {
  const findings = [
    factsOf(generalPackage, server),
    factsOf(generalPackage, server, { values: dearer, mode: 'create' }),
    factsOf(generalPackage, server, { values: { ...dearer, productId: 0 } }),
  ].map((facts) => assess({ goal: 'live' }, facts).is)

  expect(findings).toEqual(['ready', 'ready', 'refused'])
})

test('prices of a draft are asked about even if this form changes none', () => {
  const facts = factsOf(generalPackage, server, { isDraft: true })

  expect(assess({ goal: 'live' }, facts).is).toBe('question')
})

test('picture uploads are awaited before fields are checked', () => {
  const facts = factsOf(generalPackage, initialOf(generalPackage.declaration, NOW), { hasUploads: true })

  expect(assess({ goal: 'live' }, facts)).toEqual({ is: 'uploads' })
  expect(assess({ goal: 'live' }, { ...facts, hasUploads: false }).is).toBe('refused')
})

test('a request carries its base revision, the confirmed product and a key of its own', () => {
  const request = requestOf({ goal: 'live', confirmedProduct: 'FlouServer' }, factsOf(generalPackage, dearer))

  expect(request).toMatchObject({ key: 'key-1', typed: { price: dearer.price } })
  expect(request.body).toMatchObject({
    recordVersion: 4,
    confirmedProduct: 'FlouServer',
    price: dearer.price,
  })
  expect(request.typed).not.toHaveProperty('recordVersion')
})

test('a new record has no base revision, and a published article gets its status', () => {
  const created = requestOf({ goal: 'live' }, factsOf(news, later, { mode: 'create', baseRevision: 0 }))
  const draft = requestOf({ goal: 'draft' }, factsOf(news, article))

  expect(created.body).not.toHaveProperty('recordVersion')
  expect([created.body['status'], draft.body['status']]).toEqual([NEWS_STATUS.scheduled, '1'])
})

test('one language is published if the editor says so, or if the record is live in it', () => {
  const [indonesian, english] = filled(news)['contents'] as Record<string, unknown>[]
  const values = { ...article, contents: [indonesian, { ...english, title: '' }] }
  const facts = factsOf(news, values)
  const bodyOf = (onlyIn: 'id' | 'en' | undefined, live?: 'id') => {
    const record = { ...facts.record, ...(live && { onlyIn: live }) }
    const finding = assess({ goal: 'live', ...(onlyIn && { onlyIn }) }, { ...facts, record })
    return finding.is === 'ready' ? finding.request.body['onlyIn'] : finding.is
  }

  expect([bodyOf(undefined), bodyOf('id'), bodyOf('en'), bodyOf(undefined, 'id')]).toEqual([
    'refused',
    'id',
    'refused',
    'id',
  ])
})
