import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = path.join(import.meta.dirname, '..')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCE, file), 'utf8') }))
const isTexts = (file: string) => file.startsWith('texts/') || file.endsWith('Texts.ts')
const readers = files.filter(({ file }) => !file.startsWith('texts/')).map(({ code }) => code)

/** The key of a text stands whole in the code, or its beginning does, in front of what differs: `state.${state}`. */
const read = new Set(readers.flatMap((code) => [...code.matchAll(/['"]([\w.]+)['"]/g)].map(([, key]) => key)))
const beginnings = [
  ...new Set(readers.flatMap((code) => [...code.matchAll(/`([\w.]+)\$\{/g)].map(([, key = '']) => key))),
]
const texts = files
  .filter(({ file }) => isTexts(file))
  .flatMap(({ file, code }) =>
    [...code.matchAll(/^ {2}'?([\w.]+?)(?:_one)?'?: (?=\{)/gm)].map(([, key = '']) => ({ file, key })),
  )

test('every text of the interface is read somewhere', () => {
  const unread = texts.filter(
    ({ key }) => !read.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)),
  )

  expect(texts.length).toBeGreaterThan(500)
  expect(unread).toEqual([])
})
