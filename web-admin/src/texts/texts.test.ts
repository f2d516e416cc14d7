import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '..')
const SHARED = path.join(import.meta.dirname, '../../../shared')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }))

const files = filesIn(SOURCE)
const isDeclaration = (file: string) => file.startsWith('texts/') || file.endsWith('Texts.ts')
const texts = files
  .filter(({ file }) => isDeclaration(file))
  .flatMap(({ file, code }) =>
    [...code.matchAll(/^ {2}'?([\w.]+?)(?:_one)?'?: (?=\{)/gm)].map(([, key = '']) => ({ file, key })),
  )

const code = files.filter(({ file }) => !file.startsWith('texts/')).map((one) => one.code)
const shared = filesIn(SHARED).map((one) => one.code)
const matches = (sources: string[], pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match.slice(1).join('')))

/** Quoted strings; a quoted name before a colon is a declaration, not a use. */
const quoted = new Set(matches(code, /['"]([\w.]+)['"](?!:)/g))
/** Possible parts of composed keys: quoted strings, numbers and property names, here and in the declarations. */
const words = new Set(matches([...code, ...shared], /['"]([\w.]+)['"]|\b(\w+)\??:|\b(\d+)\b/g))
/** Prefixes and suffixes of composed keys: `start.${kind}None`. */
const frames = code.flatMap((source) =>
  [...source.matchAll(/`(\w+\.[\w.]*)\$\{[^}`]*\}(\w*)`/g)].map(([, start = '', end = '']) => ({
    start,
    end,
  })),
)

const isComposed = (key: string) =>
  frames.some(
    ({ start, end }) =>
      key.startsWith(start) &&
      key.endsWith(end) &&
      words.has(key.slice(start.length, key.length - end.length)),
  )

test('every text of the interface is read somewhere', () => {
  const unread = texts.filter(({ key }) => !quoted.has(key) && !isComposed(key))

  expect(texts.length).toBeGreaterThan(500)
  expect(unread).toEqual([])
})
