import { expect, test } from 'vitest'
import { jsonBody } from './body.ts'
import { eventOf } from './testApi.ts'

const bodyOf = (body: string) => jsonBody(eventOf('POST', '/api/x', { body }))

test('half a character, which no table can store, arrives as a replacement character', () => {
  expect(bodyOf('{"a\\ud800":["x\\uDFFFy",{"b":"\\ud800"}]}')).toEqual({
    'a\ufffd': ['x\ufffdy', { b: '\ufffd' }],
  })
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
