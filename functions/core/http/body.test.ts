import { expect, test } from 'vitest'
import { jsonBody } from './body.ts'
import { eventOf } from './testApi.ts'

const bodyOf = (body: string) => jsonBody(eventOf('POST', '/api/x', { body }))

test('control characters and half characters never get in; of a key, half a character is replaced', () => {
  expect(bodyOf('{"a\\ud800":["x\\uDFFFy",{"b":"\\ud800"}]}')).toEqual({ 'a\ufffd': ['xy', { b: '' }] })
  expect(bodyOf('{"a":"A\\u0000B\\u000bC\\fD\\b\\u001F\\u007f\\uFFFE\uffff","b":["\\u0001\u0080"]}')).toEqual(
    {
      a: 'ABCD',
      b: [''],
    },
  )
})

test('tabs, line breaks and backslashes stay', () => {
  expect(bodyOf('{"a":"\\t\\r\\n\\u0009\\u000A C:\\\\bin\\\\f"}')).toEqual({ a: '\t\r\n\t\n C:\\bin\\f' })
})

test('whole characters stay, escaped or not', () => {
  expect(bodyOf('{"a":"\\ud83d\\ude00 \ud83d\ude00","n":null,"t":true}')).toEqual({
    a: '\u{1f600} \u{1f600}',
    n: null,
    t: true,
  })
})

test('a key that other objects inherit stays a plain key', () => {
  expect(Object.keys(bodyOf('{"__proto__":"\\ud800"}') as object)).toEqual(['__proto__'])
})

test.each([undefined, ''])('the body %j is none', (body) => {
  expect(jsonBody({ ...eventOf('POST', '/api/x', {}), ...(body !== undefined && { body }) })).toBeUndefined()
})

test('a body may come in base64', () => {
  const event = { ...eventOf('POST', '/api/x', {}), isBase64Encoded: true }

  expect(jsonBody({ ...event, body: Buffer.from('{"a":"\u00e9"}').toString('base64') })).toEqual({
    a: '\u00e9',
  })
})

test.each(['{', 'x', '{"a":"\u007f"'])('%j is no JSON', (body) => {
  expect(() => bodyOf(body)).toThrow('bad_request')
})
