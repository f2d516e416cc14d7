import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { planImport } from './planImport.ts'
import { changeSource, readTexts, type SourceText } from './sourceTexts.ts'
import { FORMATS, readTranslations, writeTranslations } from './translationFiles.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const sources = readTexts(ROOT)

const INDONESIAN = { languages: ['id'] } as const
const BOTH = { languages: ['en', 'id'] } as const

const FILE = 'app/texts/shop.ts'
const SOURCE = `const MORE = { en: 'More', id: 'Lagi' } as const
export const shopTexts = {
  'cart.rows_one': { en: '{{count}} row', id: '{{count}} baris' },
  [STATUS.sold]: { title: { en: "Isn't \\n sold", id: \`Habis\` }, more: MORE },
  kept: { en: \`\${MORE}\`, id: 'x' },
} as const satisfies Texts
`
const folder = mkdtempSync(path.join(tmpdir(), 'flou-texts-'))
mkdirSync(path.join(folder, 'app/texts'), { recursive: true })
writeFileSync(path.join(folder, FILE), SOURCE)
afterAll(() => rmSync(folder, { recursive: true }))

const shop = readTexts(folder)
const withIndonesian = (key: string, id: string): SourceText[] =>
  shop.map((one) => (one.key === key ? { ...one, texts: { ...one.texts, id } } : one))

test('all packages have texts, each with a key of its own', () => {
  const packages = ['shared/texts/', 'functions/features/mail/texts/', 'web-admin/src/core/texts/']
  const ids = sources.map(({ file, key }) => `${file} ${key}`)

  expect(packages.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('shared/texts/content.ts fieldTexts.tooLong')
})

test('keys are the names in the source; texts that are put together are no texts of a translator', () => {
  expect(shop.map(({ key, texts }) => [key, texts.en])).toEqual([
    ['MORE', 'More'],
    ['shopTexts.cart.rows_one', '{{count}} row'],
    ['shopTexts.sold.title', "Isn't \n sold"],
  ])
})

test.each(FORMATS)('an exported %s changes nothing when it is imported', (format) => {
  const read = readTranslations(writeTranslations(format, sources))

  expect(read).toEqual(sources)
  expect(planImport(sources, read, BOTH)).toEqual({ changes: [], problems: [] })
})

test.each(FORMATS)('signs of %s and of its programs survive', (format) => {
  const id = ' =1+1, "a";\n<b>&amp;</b> \'-x\' ]]> \t'
  const texts = [{ file: FILE, key: "it's <a>", texts: { en: '- begins like a formula', id } }]

  expect(readTranslations(writeTranslations(format, texts))).toEqual(texts)
})

test.each(FORMATS)('a text that was changed in a %s lands in its source', (format) => {
  const edited = withIndonesian('shopTexts.sold.title', 'Tidak "tersedia"')
  const { changes, problems } = planImport(
    shop,
    readTranslations(writeTranslations(format, edited)),
    INDONESIAN,
  )

  expect(problems).toEqual([])
  expect(changes).toEqual([
    { file: FILE, key: 'shopTexts.sold.title', language: 'id', from: 'Habis', to: 'Tidak "tersedia"' },
  ])
  expect(changeSource(FILE, SOURCE, changes)).toBe(SOURCE.replace('`Habis`', '"Tidak \\"tersedia\\""'))
})

test('several texts of a source change at once', () => {
  const edited = withIndonesian('MORE', 'Selengkapnya').map((one) => ({
    ...one,
    texts: { ...one.texts, en: one.key === 'MORE' ? 'See more' : one.texts.en },
  }))
  const { changes } = planImport(shop, edited, BOTH)

  expect(changeSource(FILE, SOURCE, changes)).toBe(
    SOURCE.replace("{ en: 'More', id: 'Lagi' }", '{ en: "See more", id: "Selengkapnya" }'),
  )
})

test.each([
  ['a lost placeholder', 'baris', 'has the placeholders "", expected "{{count}}"'],
  ['another placeholder', '{{number}} baris', 'has the placeholders "{{number}}", expected "{{count}}"'],
  ['a broken placeholder', '{{count} baris', 'has the placeholders "", expected "{{count}}"'],
  ['an empty text', ' ', 'has no text'],
])('%s is refused by its key', (_, id, why) => {
  const { changes, problems } = planImport(shop, withIndonesian('shopTexts.cart.rows_one', id), INDONESIAN)

  expect(changes).toEqual([])
  expect(problems).toEqual([`${FILE} shopTexts.cart.rows_one (id): ${why}`])
})

test('an unknown key is refused, and English that differs from the source unless it may change', () => {
  const [more] = shop
  const unknown = shop.map((one) => (one === more ? { ...one, key: 'OTHER' } : one))
  const english = shop.map((one) => (one === more ? { ...one, texts: { ...one.texts, en: 'Most' } } : one))

  expect(planImport(shop, unknown, BOTH).problems).toEqual([`${FILE} OTHER: unknown key of "More"`])
  expect(planImport(shop, english, INDONESIAN)).toMatchObject({
    changes: [],
    problems: [expect.stringMatching(/^app\/texts\/shop\.ts MORE \(en\): differs from the source/)],
  })
  expect(planImport(shop, english, BOTH).changes).toMatchObject([{ key: 'MORE', language: 'en', to: 'Most' }])
})
