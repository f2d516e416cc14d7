import { expect, test } from 'vitest'
import { readRows } from './readRows.ts'

test('addresses and languages are read; headings and empty lines are not', () => {
  expect(readRows('Email;Language\nsiti@example.com;EN\n\n budi@example.com ;\n')).toEqual([
    { line: 2, email: 'siti@example.com', language: 'en' },
    { line: 4, email: 'budi@example.com', language: 'id' },
  ])
})

test('a first line with an address is one; what is no address is left to the check', () => {
  expect(readRows('siti@example.com\nnobody')).toEqual([
    { line: 1, email: 'siti@example.com', language: 'id' },
    { line: 2, email: 'nobody', language: 'id' },
  ])
})
