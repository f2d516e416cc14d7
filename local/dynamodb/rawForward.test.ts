import { expect, test } from 'vitest'
import { parseResponse } from './rawForward.ts'

const WHOLE = 'HTTP/1.1 200 OK\r\nContent-Type: x\r\ncontent-length: 2\r\n\r\n{}'

test('an answer is read once all of it is there', () => {
  expect(parseResponse(Buffer.from(WHOLE.slice(0, 20)))).toBe('incomplete')
  expect(parseResponse(Buffer.from(WHOLE.slice(0, -1)))).toBe('incomplete')
  expect(parseResponse(Buffer.from(WHOLE))).toEqual({
    status: 200,
    headers: { 'content-type': 'x', 'content-length': '2' },
    body: Buffer.from('{}'),
  })
})

test('an answer whose length is not said is refused', () => {
  expect(parseResponse(Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'))).toBe('unknown')
})
