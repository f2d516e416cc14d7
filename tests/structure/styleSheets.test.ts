import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'

/** Widths in rem at which screens of the back-office change: phone, tablet, narrow and wide desk. */
const BREAKPOINTS = [37.5, 56.25, 68.75, 75]
const STEP = 0.0625
const TOKENS = 'ui/styles/tokens.css'
const FOLDER = path.join(ROOT, 'web-admin/src')

const textsOf = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: FOLDER }).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]),
  )
const sheets = textsOf('**/*.css')
const components = textsOf('**/*.{ts,tsx}')

/** `file: match` of each match in the back-office's style sheets other than the tokens. */
const foundIn = (pattern: RegExp) =>
  [...sheets]
    .filter(([file]) => file !== TOKENS)
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match, value]) => ({ file, match, value })))

test('sizes in style sheets of the back-office are tokens or grow with the text', () => {
  expect(foundIn(/(?<![\w-])\d[\d.]*px/g).map(({ file, match }) => `${file}: ${match}`)).toEqual([])
})

test('screens of the back-office change at four widths', () => {
  const isAllowed = (width: number) => BREAKPOINTS.some((each) => each === width || each + STEP === width)
  const widths = foundIn(/-width: ([\d.]+)(?:rem|px)\)/g).filter(({ match }) => match.includes(')'))

  expect(widths.filter(({ value }) => !isAllowed(Number(value)))).toEqual([])
  expect(widths.length).toBeGreaterThan(20)
})

test('every custom property that a style sheet of the back-office reads is set somewhere', () => {
  const set = [...sheets.values(), ...components.values()].join('\n')
  const unset = foundIn(/var\((--[\w-]+)\)/g).filter(
    ({ value = '' }) => !value.startsWith('--mantine') && !new RegExp(`${value}['\\]]?:`).test(set),
  )

  expect(unset).toEqual([])
})

test('every token of the back-office is read', () => {
  const tokens = [...(sheets.get(TOKENS) ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name)
  const read = [...sheets.values(), ...components.values()].join('\n')

  expect(tokens.filter((name) => !name.startsWith('--mantine') && !read.includes(`var(${name})`))).toEqual([])
  expect(tokens.length).toBeGreaterThan(40)
})
