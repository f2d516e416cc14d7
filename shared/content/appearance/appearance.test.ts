import { expect, test } from 'vitest'
import { appearanceSchema, DEFAULT_APPEARANCE, newButton } from './appearance.ts'

const stored = (value: unknown) => appearanceSchema().safeParse(JSON.stringify(value)).data

test('keys that nothing reads are not stored, however deep', () => {
  const contents = newButton().contents.map((content) => ({ ...content, title: 'Contact us' }))
  const button = { ...newButton(), urlPath: 'https://example.com', contents }
  const text = stored({
    extra: 1,
    banner: { textColor: '#123456', onclick: 'alert(1)' },
    buttons: [{ ...button, style: 'x', contents: [{ ...button.contents[0], html: '<b>' }] }],
  })

  expect(JSON.parse(text ?? '')).toEqual({
    banner: { textColor: '#123456' },
    buttons: [{ ...button, contents: [button.contents[0]] }],
  })
})

test('a text without such keys stays letter by letter, and the default is the default', () => {
  const text = '{ "banner": { "textColor": "#123456" } }'

  expect(appearanceSchema().safeParse(text).data).toBe(text)
  expect(appearanceSchema().safeParse('').data).toBe('')
  expect(appearanceSchema().safeParse(undefined).data).toBe(DEFAULT_APPEARANCE)
})

test('what is wrong is still named', () => {
  const result = appearanceSchema().safeParse('{"banner":{"textColor":"red"},"extra":1}')

  expect(result.error?.issues).toMatchObject([{ message: 'colour', path: ['banner', 'textColor'] }])
})

test('a key named like those of every object does no harm', () => {
  const { data } = appearanceSchema().safeParse('{"__proto__":{"a":1},"constructor":1,"buttons":[]}')

  expect(data).toBe('{"buttons":[]}')
})
