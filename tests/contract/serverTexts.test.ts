import { LANGUAGES } from '@flou/shared/locale.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { translator, type Texts } from '@flou/shared/texts/translator.ts'
import { expect, test } from 'vitest'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../shared/texts/*.ts', '../../functions/features/**/*{Texts,Words}.ts', '!**/*.test.ts'],
  { eager: true },
)

const isText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'en' in value && 'id' in value
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).some(isText)

const ALL = Object.values(MODULES)
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
