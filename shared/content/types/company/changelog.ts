import { contentType } from '../../define.ts'
import { date } from '../../fields/date.ts'
import { references } from '../../fields/reference.ts'
import { richText, text } from '../../fields/text.ts'
import { choice } from '../../fields/value.ts'
import { headerSection, seoSection } from '../sharedSections.ts'

export const CHANGE_KINDS = { added: '1', changed: '2', fixed: '3', retired: '4' } as const
export type ChangeKind = (typeof CHANGE_KINDS)[keyof typeof CHANGE_KINDS]

/** A change of the products that customers notice: new, changed, fixed or retired. */
export const changelogEntry = contentType('changelogEntry', {
  label: { en: 'Changelog entry', id: 'Catatan perubahan' },
  plural: { en: 'Changelog', id: 'Catatan perubahan' },
  fields: {
    publishDate: date(),
    changeKind: choice(
      [
        { value: CHANGE_KINDS.added, label: { en: 'New', id: 'Baru' } },
        { value: CHANGE_KINDS.changed, label: { en: 'Changed', id: 'Berubah' } },
        { value: CHANGE_KINDS.fixed, label: { en: 'Fixed', id: 'Diperbaiki' } },
        { value: CHANGE_KINDS.retired, label: { en: 'Retired', id: 'Dihentikan' } },
      ],
      { initial: CHANGE_KINDS.added },
    ),
    productIds: references('product', { optional: true }),
  },
  localized: { title: text(), content: richText() },
  list: {
    columns: ['title', 'changeKind', 'publishDate'],
    sortBy: 'publishDate',
    descending: true,
    sortable: ['title'],
  },
  search: ['title'],
})

export const changelogHeader = headerSection('changelog.header', {
  label: { en: 'Changelog header', id: 'Header catatan perubahan' },
})
export const changelogSeo = seoSection('changelog.seo', { en: 'Changelog SEO', id: 'SEO catatan perubahan' })
