import { expect, test } from 'vitest'
import { declareFields } from '../content/declaration.ts'
import { items } from '../content/fields/nested.ts'
import { text } from '../content/fields/text.ts'
import { number } from '../content/fields/value.ts'
import { hasTexts, textProblems } from './textProblems.ts'

const links = items({ localized: { title: text() }, translationsKey: 'translations' })
const menu = declareFields({ fields: { links }, localized: { title: text(), note: text() } })

const both = (id: string, en: string) => [
  { languageId: 1, title: id },
  { languageId: 2, title: en },
]

test.each([
  ['in both languages', both('Judul', 'Title'), {}, []],
  ['in neither', both('', ''), {}, []],
  ['in Indonesian only', both('Judul panjang', ''), {}, ['title en missing 2']],
  ['in English only', both('', 'A <b>long</b> title'), {}, ['title id missing 3']],
  ['later in Indonesian', both('Judul', 'Title'), { title: 'id' }, ['title en outdated 1']],
  ['later in the only language', both('Judul', ''), { title: 'id' }, ['title en missing 1']],
] as const)('a text %s', (...[, contents, staleTranslation, expected]) => {
  const problems = textProblems(menu, { fields: { contents }, staleTranslation })

  expect(problems.map(({ path, language, state, words }) => `${path} ${language} ${state} ${words}`)).toEqual(
    expected,
  )
})

test('nested texts are named by their item', () => {
  const fields = {
    contents: both('J', 'T'),
    links: [{ translations: both('a', 'b') }, { translations: both('a', '') }],
  }

  expect(textProblems(menu, { fields }).map(({ path }) => path)).toEqual(['links.1.title'])
})

test('a declaration has texts, also nested ones only, or none', () => {
  expect(
    [menu, declareFields({ fields: { links } }), declareFields({ fields: { order: number() } })].map(
      hasTexts,
    ),
  ).toEqual([true, true, false])
})
