import { expect, test } from 'vitest'
import { cleanSvg, svgSize } from './cleanSvg.ts'

const inSvg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inner}</svg>`

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in another name space', '<s:script xmlns:s="http://www.w3.org/2000/svg" href="alert.js"/>'],
  ['an event handler', '<rect onclick="alert(1)"/>'],
  ['an event handler in capitals', '<rect ONCLICK="alert(1)"/>'],
  ['a foreign object', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['an animated link', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['an outside picture', '<image href="https://evil.example/alert.png"/>'],
  ['an outside use', '<use xlink:href="https://evil.example/alert.svg#a"/>'],
  ['a drawing in a picture', '<image href="data:image/svg+xml;base64,alert"/>'],
  ['an imported style', '<style>@import url(https://evil.example/alert.css)</style>'],
  ['an outside fill', '<rect fill="url(https://evil.example/alert)"/>'],
  ['an escaped style', '<rect style="fill:\\75rl(//evil.example/alert)"/>'],
])('%s goes', (_, inner) => {
  const clean = cleanSvg(inSvg(inner))

  expect(clean).toMatch(/^<svg/)
  expect(clean).not.toMatch(/alert|evil/)
})

test('an entity in the declaration goes', () => {
  const clean = cleanSvg(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>',
  )

  expect(clean).not.toContain('<script')
})

test('gradients, styles, inner references and embedded pictures stay', () => {
  const inner =
    '<style>.a{fill:url(#g)}</style><linearGradient id="g"></linearGradient><path class="a" d="M0 0h4"></path><use href="#p"></use><image href="data:image/png;base64,AAAA"></image>'

  expect(cleanSvg(inSvg(inner))).toBe(inSvg(inner))
})

test('what is no drawing is refused', () => {
  expect(cleanSvg('<html><svg></html>')?.includes('html') ?? false).toBe(false)
  expect(cleanSvg('just text')).toBeUndefined()
})

test.each([
  [' width="40" height="20"', { width: 40, height: 20 }],
  [' width="100%" viewBox="0 0 33 44"', { width: 33, height: 44 }],
  ['', { width: 0, height: 0 }],
])('the size of%s', (attributes, size) => {
  expect(svgSize(cleanSvg(inSvg('', attributes)) ?? '')).toEqual(size)
})
