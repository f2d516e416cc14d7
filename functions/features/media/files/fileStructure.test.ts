import { expect, test } from 'vitest'
import { hasStructure } from './fileStructure.ts'
import { box, pdfFile } from './testFiles.ts'

const isPdf = (bytes: Buffer) => hasStructure('application/pdf', fileOf(bytes))
const isFilm = (...boxes: Buffer[]) => hasStructure('video/mp4', fileOf(Buffer.concat(boxes)))
const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
})

test.each([
  ['with a table of references', pdfFile()],
  ['with bytes behind its end', Buffer.concat([pdfFile(), Buffer.alloc(500)])],
  ['longer than what is read of it', pdfFile('x'.repeat(10_000))],
  ['with references as an object', Buffer.from('%PDF-1.7\n7 0 obj<</Type/XRef>>\nstartxref\n9\n%%EOF')],
])('a PDF %s is one', async (_, bytes) => {
  expect(await isPdf(bytes)).toBe(true)
})

test.each([
  '%PDF-1.7\n<html><script>alert(1)</script></html>',
  '%PDF-1.7\n%%EOF',
  '%PDF-1.7\n<html>\nstartxref\n9\n%%EOF',
  '%PDF-1.7\nstartxref\n99999\n%%EOF',
  '%PDF-1.7',
])('the first bytes of a PDF are none: %j', async (text) => {
  expect(await isPdf(Buffer.from(text))).toBe(false)
})

test('a film leads from its type to its index, at its start or end', async () => {
  const type = box('ftyp', 'isom')

  expect(await isFilm(type, box('moov', 'x'), box('mdat', 'x'.repeat(99)))).toBe(true)
  expect(await isFilm(type, box('free'), box('mdat', 'x'.repeat(9_999)), box('moov'))).toBe(true)
})

test.each([
  ['its type alone', [box('ftyp', 'isom')]],
  ['no index', [box('ftyp', 'isom'), box('mdat', 'x')]],
  ['a page behind its type', [box('ftyp', 'isom'), Buffer.from('<html><script>moov</script>')]],
  ['an index that ends beyond it', [box('ftyp', 'isom'), box('moov', 'x').subarray(0, 8), Buffer.from('')]],
  ['boxes without length', [box('ftyp', 'isom'), Buffer.alloc(64)]],
])('a file with %s is no film', async (_, boxes) => {
  expect(await isFilm(...boxes)).toBe(false)
})
