import { expect, test } from 'vitest'
import { sniff } from './fileKind.ts'

const isDrawing = (text: string) => sniff(Buffer.from(text)) === 'image/svg+xml'

test.each([
  '<svg>',
  '\uFEFF \n<svg\n>',
  '<?xml version="1.0"?><!-- <html> --><!DOCTYPE svg PUBLIC "a" "b"><svg >',
  '<!DOCTYPE svg [<!ENTITY x "y">] >\n<SVG>',
])('%j is a drawing', (text) => {
  expect(isDrawing(text)).toBe(true)
})

test.each(['', '<html><svg>', 'text <svg>', '<!-- <svg>', '<svgx>', '<!DOCTYPE svg [<svg>'])(
  '%j is none',
  (text) => {
    expect(isDrawing(text)).toBe(false)
  },
)

test.each([
  ['comments', '<!---->'],
  ['comments that hold comments', '<!-- <!-- -->'],
  ['declarations', '<?xml ?>'],
  ['document types', '<!DOCTYPE a [] >'],
  ['white space', ' '],
])('a file of nothing but %s is told at once', (_, part) => {
  const start = process.threadCpuUsage()

  expect(isDrawing(part.repeat(2_000))).toBe(false)
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000)
})
