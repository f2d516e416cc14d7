import { expect, test } from 'vitest'
import { dateTime } from './fields/date.ts'
import { event } from './types/promotion/event.ts'
import { initialOf } from './values/initial.ts'
import { buildSchema } from './schema.ts'
import { errorKey } from './values/errorKey.ts'
import { items } from './fields/nested.ts'
import { password, richText, text, url } from './fields/text.ts'
import { appearance, number } from './fields/value.ts'
import { menu, subMenu } from './types/menu.ts'
import { news } from './types/news.ts'
import { settingPageCustomize } from './types/setting.ts'
import type { Declaration } from './declaration.ts'

const messageAt = (declaration: Declaration, value: unknown, key: string) =>
  buildSchema(declaration)
    .safeParse(value)
    .error?.issues.find((issue) => errorKey(issue.path) === key)?.message

const contents = (description: string) =>
  [1, 2].map((languageId) => ({
    languageId,
    title: 't',
    description,
    content: '<p>c</p>',
    seoTitle: 's',
    seoDescription: 'd',
  }))
const article = (over: object) => ({
  ...initialOf(news.declaration, new Date()),
  mediaId: 1,
  contents: contents('d'),
  ...over,
})

test('a news description of 199 characters passes, one of 200 does not', () => {
  expect(
    messageAt(news.declaration, article({ contents: contents('x'.repeat(199)) }), 'Contents[0].Description'),
  ).toBeUndefined()
  expect(
    messageAt(news.declaration, article({ contents: contents('x'.repeat(200)) }), 'Contents[0].Description'),
  ).toBe('descriptionUnder:200')
})

test.each([['<p></p>'], ['<p> &nbsp;</p><br>'], ['   ']])(
  'mark-up without content (%s) counts as empty',
  (content) => {
    const value = article({ contents: contents('d').map((entry) => ({ ...entry, content })) })

    expect(messageAt(news.declaration, value, 'Contents[1].Content')).toBe('required')
  },
)

test('a picture alone is content', () => {
  const value = article({
    contents: contents('d').map((entry) => ({ ...entry, content: '<p><img src="/media/1/a.webp"></p>' })),
  })

  expect(buildSchema(news.declaration).safeParse(value).success).toBe(true)
})

test.each([
  ['one language twice', [1, 1]],
  ['one language only', [2]],
  ['none', []],
])('contents with %s are refused', (_, ids) => {
  const value = article({ contents: ids.map((languageId) => ({ ...contents('d')[0], languageId })) })

  expect(messageAt(news.declaration, value, 'Contents')).toBe('required')
})

test('both orders of languages are taken', () => {
  expect(
    buildSchema(news.declaration).safeParse(article({ contents: contents('d').toReversed() })).success,
  ).toBe(true)
})

test('a bad value in customProperty is named inside it', () => {
  expect(
    messageAt(
      news.declaration,
      article({ customProperty: '{"buttons":[{"bgColor":"green","contents":[]}]}' }),
      'CustomProperty.Buttons[0].BgColor',
    ),
  ).toBe('colour')
  expect(messageAt(news.declaration, article({ customProperty: 'no json' }), 'CustomProperty')).toBe(
    'invalid',
  )
})

test('the popup takes the older "none" and stores 0', () => {
  const parsed = buildSchema({
    ...settingPageCustomize.declaration,
    fields: { loginBackgroundId: settingPageCustomize.declaration.fields.loginBackgroundId },
  }).parse({ loginBackgroundId: 2_147_483_647 })

  expect(parsed['loginBackgroundId']).toBe(0)
})

test('an update keeps the stored password where none is given, and still checks a new one', () => {
  const passwords = { ...news.declaration, fields: { password: password() }, localized: {} }

  expect(buildSchema(passwords, 'update').safeParse({}).success).toBe(true)
  expect(buildSchema(passwords, 'update').safeParse({ password: 'short' }).error?.issues[0]?.message).toBe(
    'tooShort:12',
  )
  expect(buildSchema(passwords, 'create').safeParse({ password: '' }).error?.issues[0]?.message).toBe(
    'required',
  )
})

test('keys that are not declared are dropped', () => {
  expect(buildSchema(news.declaration).parse(article({ isAdmin: true }))).not.toHaveProperty('isAdmin')
})

test.each([
  ['2026-02-30', 'date'],
  ['2028-02-29', undefined],
])('a date of %s: %s', (publishDate, message) => {
  expect(messageAt(news.declaration, article({ publishDate }), 'PublishDate')).toBe(message)
})

test.each([
  ['2026-02-30T10:00:00Z', 'date'],
  ['2026-02-28T25:00:00Z', 'date'],
  ['2026-02-28T10:00:00.000Z', undefined],
])('an instant of %s: %s', (value, message) => {
  expect(dateTime().schema.safeParse(value).error?.issues[0]?.message).toBe(message)
})

test('the days of a programme are days of the event; only the end is wrong where it is before the start', () => {
  const wrong = (startDate: string, endDate: string) =>
    event.check?.({ startDate, endDate, schedules: [{ date: '2027-03-01' }, { date: '2027-03-04' }] })

  expect(wrong('2027-03-01', '2027-03-04')).toEqual({})
  expect(wrong('2027-03-02', '2027-03-03')).toEqual({
    'schedules.0.date': 'dayOutside',
    'schedules.1.date': 'dayOutside',
  })
  expect(wrong('2027-03-02', '2027-03-01')).toEqual({ endDate: 'dateOrder' })
})

test.each([
  ['https://', 'sampleText'],
  ['about', 'url'],
  ['/about us', 'urlSpaces'],
  ['https://flou.example/a b', 'urlSpaces'],
  [' /about ', undefined],
  ['#prices', undefined],
])('a required URL %j is refused as %s', (written, message) => {
  const { error, data } = url().schema.safeParse(written)

  expect(error?.issues[0]?.message).toBe(message)
  if (message === undefined) expect(data).toBe(written.trim())
})

test('an optional URL may stay as it starts, except of a menu that goes there', () => {
  expect(url({ optional: true }).schema.safeParse('https://').data).toBe('https://')
  expect(menu.check?.({ type: 1, url: 'https://' })).toEqual({ url: 'sampleText' })
  expect(menu.check?.({ type: 1, url: '' })).toEqual({ url: 'required' })
  expect(menu.check?.({ type: 0, url: 'https://' })).toEqual({})
  expect(subMenu.check?.({ type: 1, contentTitleURL: '/faq' })).toEqual({})
})

test('a button of a popup may lead nowhere, other buttons may not', () => {
  const title = (languageId: number) => ({ languageId, title: 'Go' })
  const buttons = JSON.stringify({ buttons: [{ urlPath: 'https://', contents: [title(1), title(2)] }] })
  const messageOf = (needsUrls: boolean) =>
    appearance({ needsUrls }).schema.safeParse(buttons).error?.issues[0]

  expect(messageOf(true)).toMatchObject({ message: 'sampleText', path: ['buttons', 0, 'urlPath'] })
  expect(messageOf(false)).toBeUndefined()
})

test('an item that is left empty requires nothing and is not stored, and the others keep their places', () => {
  const both = (title: string, content: string) =>
    [1, 2].map((languageId) => ({ languageId, title, content }))
  const list = items({
    fields: { url: url({ initial: 'https://' }), order: number() },
    localized: { title: text(), content: richText() },
  })
  const added = { url: 'https://', order: 3, contents: both('Title Indo', '<p></p>') }
  const filled = { url: '/faq', order: 0, contents: both('FAQ', '<p>Why</p>') }

  expect(list.schema.safeParse([added, filled]).data).toEqual([filled])
  expect(list.schemaIn('draft')?.safeParse([added, filled]).data).toEqual([filled])
  expect(
    list.schema.safeParse([added, { ...added, contents: both('FAQ', '<p>Why</p>') }]).error?.issues[0],
  ).toMatchObject({ path: [1, 'url'], message: 'sampleText' })
})
