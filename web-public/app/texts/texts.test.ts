import { LANGUAGES } from '@flou/shared/locale.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { translator, type Texts } from '@flou/shared/texts/translator.ts'
import { describe, expect, test } from 'vitest'
import { shellTexts } from './shell.ts'
import { textsIn } from './useTexts.ts'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const ALL = Object.values(MODULES)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Texts] => entry[0].endsWith('Texts') && typeof entry[1] === 'object')

const VALUES = [0, 1, 2, 999, 12_500, 0.5, -1_234, '', 'plain', '{{name}}', '{{count}}', '$t(home)', '$& <b>']

const placeholdersOf = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
const baseOf = (key: string) => key.replace(/_(?:one|other)$/, '')

/** Values of each kind for the placeholders of a text. */
const valuesOf = ({ en, id }: Texts[string]) => {
  const names = new Set(['count', ...placeholdersOf(en + id).map((found) => found.slice(2, -2))])
  return VALUES.map((value) => Object.fromEntries([...names].map((name) => [name, value])))
}

test('all texts of the site are found', () => {
  expect(ALL.length).toBeGreaterThan(25)
  expect(ALL.map(([, texts]) => texts)).toContain(shellTexts)
})

describe.each(ALL)('%s', (_name, texts) => {
  test('the browser and the publisher show the same', () => {
    const [browser, publisher] = [reader(texts), translator(texts)]
    for (const [key, text] of Object.entries(texts)) {
      for (const values of [undefined, {}, ...valuesOf(text)]) {
        for (const language of LANGUAGES) {
          const shown = browser[language](baseOf(key), values)
          expect(shown, `${key} in ${language}`).toBe(publisher[language](baseOf(key), values))
        }
      }
    }
  })

  test('both languages have the same placeholders, and none is empty', () => {
    for (const [key, { en, id }] of Object.entries(texts)) {
      expect(en === '' || id === '', key).toBe(false)
      // English may write "one line"
      const ofBoth = [en, id].map((text) =>
        placeholdersOf(text).filter((found) => !key.endsWith('_one') || found !== '{{count}}'),
      )
      expect(ofBoth[0]?.toSorted(), key).toEqual(ofBoth[1]?.toSorted())
    }
  })

  test('plural forms have both forms', () => {
    const bases = Object.keys(texts).filter((key) => baseOf(key) !== key)
    for (const key of bases) {
      expect(texts, key).toHaveProperty([`${baseOf(key)}_one`])
      expect(texts, key).toHaveProperty([`${baseOf(key)}_other`])
    }
  })
})

test('texts of the specification are used verbatim', () => {
  const { t } = textsIn(shellTexts, 'en')

  expect(t('bottomDescription')).toBe('Not seing what you are looking for ?')
  expect(t('bottomTitle')).toBe('See all Cloud Products Solutions')
})

test('the translation of the same texts is the same object', () => {
  expect(textsIn(shellTexts, 'id')).toBe(textsIn(shellTexts, 'id'))
  expect(textsIn(shellTexts, 'id')).toMatchObject({ language: 'id' })
})
