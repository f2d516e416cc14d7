import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { sourceFolders } from './sourceFiles.ts'

/** Comments, not what looks like one within quotes: an address, a pattern. */
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*/g
/** Names between backticks that only code writes so: `readFile`, `readFile()`, `Table.readFile`, `Table.#readFile`. */
const NAMED = /`(?:[A-Za-z]\w*\.)*#?([A-Za-z]+[a-z][A-Z]\w*)(?:\(\))?`/g
/** Names of other programs and of what is made when the project is built. */
const ELSEWHERE = new Set(['publishFunction5B1C3A2F', 'ListObjectsV2'])

interface Source {
  file: string
  code: string
  comments: string[]
}

const read = (file: string): Source => {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  return { file, code: text.replaceAll(COMMENT, ' '), comments: text.match(COMMENT) ?? [] }
}
const namesIn = (comment: string) => [...comment.matchAll(NAMED)].map(([, name = '']) => name)

test('comments name what there is', () => {
  const sources = sourceFolders().flatMap(({ folder, files }) =>
    files.map((name) => read(`${folder}/${name}`)),
  )
  const written = new Set(sources.flatMap(({ code }) => code.match(/[A-Za-z_$][\w$]*/g) ?? []))

  const stale = sources.flatMap(({ file, comments }) =>
    comments
      .flatMap(namesIn)
      .filter((name) => !written.has(name) && !ELSEWHERE.has(name))
      .map((name) => `${file}: ${name}`),
  )

  expect(stale).toEqual([])
})
