import { LIMITS } from '@flou/shared/limits.ts'
import { expect, test } from 'vitest'
import { isWithinLimits } from './drawingLimits.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** Each of `levels` groups uses the previous one ten times. */
const nested = (levels: number, use: (id: string) => string) =>
  svg(
    '<rect id="l0"/>' +
      repeated(levels, (index) => `<g id="l${index + 1}">${repeated(10, () => use(`l${index}`))}</g>`),
  )

test.each([
  ['uses of uses', nested(8, (id) => `<use href="#${id}"/>`)],
  ['uses by the older name, in other quotes', nested(8, (id) => `<use xlink:href = '#${id}' />`)],
  ['fills with fills', nested(8, (id) => `<rect fill="url(#${id})"/>`)],
  ['a style that fills', nested(8, (id) => `<rect style="fill: url('#${id}')"/>`)],
  ['a part that uses itself', svg('<g id="a"><use href="#a"/></g>')],
  ['parts that use each other', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['a long chain', svg(repeated(5_000, (index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`))],
  ['deep nesting', svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`)],
  [
    'many attributes of many elements',
    svg(`<path ${repeated(6, (index) => `a${index}="" `)}/>`.repeat(4_000)),
  ],
  ['many entities', svg(`<text>${'a&amp;'.repeat(110_000)}</text>`)],
  ['many sections', svg('<![CDATA[x]]>'.repeat(110_000))],
  ['many attributes', svg(`<path ${repeated(2_000, (index) => `a${index}="" `)}/>`)],
  ['many elements', svg('<path d="M0 0"/>'.repeat(LIMITS.drawing.elements + 1))],
])('a drawing with %s is refused', (_, drawing) => {
  expect(isWithinLimits(drawing)).toBe(false)
})

test.each([
  ['a few uses of uses', nested(3, (id) => `<use href="#${id}"/>`)],
  ['many elements', svg('<path d="M0 0"/>'.repeat(10_000))],
  [
    'gradients used often',
    svg(`<linearGradient id="g"><stop/></linearGradient>${'<path fill="url(#g)"/>'.repeat(5_000)}`),
  ],
  [
    'signs of tags in comments and quotes',
    svg(`<!-- ${'<g>'.repeat(500)} --><text title="${'<g>'.repeat(500)}">a</text>`),
  ],
])('a drawing with %s is taken', (_, drawing) => {
  expect(isWithinLimits(drawing)).toBe(true)
})

test.each([
  ['tags that never end', '<svg '.repeat(200_000)],
  ['quotes that never end', `<svg a="${'<g b="'.repeat(200_000)}`],
  ['comments that never end', '<!--'.repeat(300_000)],
  ['references without an end', svg(`<a b="${'url('.repeat(300_000)}"/>`)],
  ['signs that begin no tag', svg('< a'.repeat(300_000))],
  ['spaces', svg(`<a b="url(${' '.repeat(1_000_000)}" ${'id '.repeat(300_000)}/>`)],
])('a megabyte of %s is looked at once', (_, drawing) => {
  const start = process.threadCpuUsage()
  isWithinLimits(drawing)

  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000)
})
