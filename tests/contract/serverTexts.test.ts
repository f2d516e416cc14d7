import { globSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { translator, type Texts } from '@flou/shared/texts/translator.ts'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILES = '{shared/texts/*,functions/features/**/*{Texts,Words}}.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTexts = (value: unknown): value is Texts =>
  isObject(value) &&
  Object.values(value).some((text: unknown) => isObject(text) && 'en' in text && 'id' in text)

const modules = await Promise.all(
  globSync(FILES, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => import(path.join(ROOT, file)) as Promise<Readonly<Record<string, unknown>>>),
)
const ALL = modules
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Texts] => isTexts(entry[1]))

const VALUES = [0, 1, 12_500, 0.5, '', 'plain', '{{name}}', '$t(saved)', '$& <b>']

const namesIn = ({ en, id }: Texts[string]) =>
  [...`${en}${id}`.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name.trim())

test('texts of shared and functions are found', () => {
  expect(ALL.length).toBeGreaterThan(20)
})

test.each(ALL)('%s: functions read texts as the back-office does', (_name, texts) => {
  const [ofFunctions, ofBackOffice] = [reader(texts), translator(texts)]
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(/_(?:one|other)$/, '')
    const sets = VALUES.map((value) => Object.fromEntries(namesIn(text).map((name) => [name, value])))
    for (const values of [undefined, ...sets])
      for (const language of LANGUAGES)
        expect(ofFunctions[language](base, values), key).toBe(ofBackOffice[language](base, values))
  }
})
