import { expect, test } from 'vitest'
import type { ListRow } from '@flou/shared/api.ts'
import { costExample } from '@flou/shared/content/types/product/typicalEstimate.ts'
import { specialOffer } from '@flou/shared/content/types/promotion/specialOffers.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import type { TextsOf } from '../../core/texts/useText.ts'
import { exportColumns } from './recordColumns.ts'

const t = translator(filterTexts).en as TextsOf<typeof filterTexts>
const ROW: ListRow = {
  id: 7,
  titles: { en: 'News', id: 'Kabar' },
  title: { en: '=News', id: 'Kabar' },
  categoryId: { id: 3, title: { en: '', id: 'Kategori' } },
  specialOfferCategory: 1,
  startDate: '2026-11-01',
  state: 'published',
  recordVersion: 1,
  updated: '2026-11-10T00:00:00.000Z',
  updatedBy: 'Ayu',
  listStates: { visibility: 'published' },
}

test('texts have a column per language, related records their title', () => {
  const columns = exportColumns(news, ['title', 'categoryId'], { t, language: 'en' })

  expect(columns.map(({ header }) => header)).toEqual([
    'ID',
    'Title (Indonesian)',
    'Title (English)',
    'Category',
    'Status',
    'Updated',
    'UTC',
    'Last saved by',
  ])
  expect(columns.map(({ cell }) => cell(ROW))).toEqual([
    7,
    'Kabar',
    '=News',
    'Kategori',
    'published',
    expect.stringContaining('2026'),
    '2026-11-10T00:00:00.000Z',
    'Ayu',
  ])
})

test('a list of records is one cell with their titles', () => {
  const [, column] = exportColumns(costExample, ['productIds'], { t, language: 'en' })
  const titled = (title: string) => ({ id: 1, title: { en: title, id: '' } })

  expect(column?.cell({ ...ROW, productIds: [titled('Server'), null, titled('Storage')] })).toBe(
    'Server; Storage',
  )
})

test('choices have their label, empty cells no text', () => {
  const cells = exportColumns(specialOffer, ['specialOfferCategory', 'startDate', 'endDate'], {
    t,
    language: 'id',
  }).map(({ cell }) => cell(ROW))

  expect(cells.slice(1, 4)).toEqual(['Promo unggulan', '2026-11-01', ''])
})
