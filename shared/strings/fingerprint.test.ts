import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test.each([
  ['', 'ztntfp-17wdrqx'],
  ['a', '1r9wi7g-1et1cbx'],
  ['ab', '1r9wi7g-1sn9j07'],
  ['Harga Rp25.000 — é', 'u98q5c-eddss7'],
  ['𝄞x', 'x8qkxt-1sd59kf'],
])('marks %j as documents that stand already do', (text, print) => {
  expect(fingerprint(text)).toBe(print)
})
