import { expect, test } from 'vitest'
import { PICTURES } from '../loader/pictures.ts'
import { linesOf } from './diagram.ts'

test('labels break between words', () => {
  expect(linesOf('Web Application Firewall', 140)).toEqual(['Web Application', 'Firewall'])
  expect(linesOf('Kubernetes', 10)).toEqual(['Kubernetes'])
})

const diagrams = [...PICTURES].filter(([, { folder }]) => folder === 'diagrams')

test.each(diagrams)('the labels of %s fit into their boxes', (_, { draw, size }) => {
  const svg = String(draw())
  expect(svg).toContain(`height="${size?.height}"`)
  for (const [, x = '', width = '', rest = ''] of svg.matchAll(
    /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="60"[^>]*\/>((?:<text .*?<\/text>)+)/g,
  )) {
    const lines = [...rest.matchAll(/font-weight="600" text-anchor="middle" fill="[^"]*">(.*?)<\/text>/g)]
    expect(lines.length, `lines at ${x}`).toBeLessThanOrEqual(3)
    for (const [, line = ''] of lines) expect(line.length * 8.6, line).toBeLessThanOrEqual(Number(width))
  }
})
