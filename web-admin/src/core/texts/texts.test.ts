import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { Texts } from '@flou/shared/texts/translator.ts'

const SOURCE = path.join(import.meta.dirname, '../..')
const SHARED = path.join(import.meta.dirname, '../../../../shared')
const PLURAL_FORM = /_(?:one|other)$/

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }))

const files = filesIn(SOURCE)
const resources = files.filter(({ code }) => code.includes('} as const satisfies Record<string, Text>'))
const modules = await Promise.all(
  resources.map(({ file }) => import(path.join(SOURCE, file)) as Promise<Readonly<Record<string, Texts>>>),
)
const objects = modules.flatMap((one) => Object.values(one))
const texts = objects.flatMap((all) => Object.entries(all).map(([key, text]) => ({ key, text, all })))

const code = files.filter(({ file }) => !file.startsWith('core/texts/')).map((one) => one.code)
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
  const keys = [...new Set(texts.map(({ key }) => key.replace(PLURAL_FORM, '')))]
  const unread = keys.filter((key) => !quoted.has(key) && !isComposed(key))

  expect(keys.length).toBeGreaterThan(500)
  expect(unread).toEqual([])
})

test('resources are in the folder of texts only', () => {
  expect(resources.filter(({ file }) => path.dirname(file) !== 'core/texts')).toEqual([])
})

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .toSorted((one = '', other = '') => one.localeCompare(other))
    .join()

test('every text has both languages, with the same placeholders', () => {
  const wrong = texts.filter(
    ({ text }) =>
      LANGUAGES.some((language) => text[language].trim() === '') ||
      new Set(LANGUAGES.map((language) => placeholders(text[language]))).size > 1,
  )

  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('plural forms come in pairs that differ in English only', () => {
  const wrong = texts
    .filter(({ key }) => PLURAL_FORM.test(key))
    .filter(({ key, all }) => {
      const base = key.replace(PLURAL_FORM, '')
      return base in all || all[`${base}_one`]?.id !== all[`${base}_other`]?.id
    })

  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('hooks take constants, since each object of texts has its own translator', () => {
  expect(matches(code, /useTextsOf\(([^)\w][^)]*)\)/g)).toEqual([])
})
