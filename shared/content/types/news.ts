import { LIMITS } from '../../limits.ts'
import { contentType, section } from '../define.ts'
import { area, screen } from '../screens.ts'
import { date } from '../fields/date.ts'
import { media, reference, references } from '../fields/reference.ts'
import { longText, richText, text } from '../fields/text.ts'
import { appearance, choice } from '../fields/value.ts'
import { MANAGE_BANNER, SEO_TAB, tab } from '../tabs.ts'
import { changelogEntry, changelogHeader, changelogSeo } from './company/changelog.ts'
import { ctaSection, headerSection, seoFields, seoSection, titleSection } from './sharedSections.ts'

export const NEWS_STATUS = { draft: '0', published: '1', scheduled: '2', archived: '3' } as const

export const newsCategory = contentType('newsCategory', {
  label: { en: 'News category', id: 'Kategori berita' },
  plural: { en: 'Categories', id: 'Kategori' },
  localized: { title: text(), description: longText() },
  pageOnly: ['description'],
  list: { columns: ['title', 'description'], sortBy: 'title' },
})

export const newsSubCategory = contentType('newsSubCategory', {
  label: { en: 'News sub-category', id: 'Subkategori berita' },
  plural: { en: 'Sub-categories', id: 'Subkategori' },
  fields: { categoryId: reference('newsCategory') },
  localized: { title: text(), description: longText() },
  pageOnly: ['description'],
  list: { columns: ['title', 'categoryId', 'description'], sortBy: 'title', by: ['categoryId'] },
})

export const news = contentType('news', {
  label: { en: 'Article', id: 'Artikel' },
  plural: { en: 'News', id: 'Berita' },
  fields: {
    status: choice(
      [
        { value: NEWS_STATUS.published, label: { en: 'Published', id: 'Terbit' } },
        { value: NEWS_STATUS.draft, label: { en: 'Draft', id: 'Draf' } },
        { value: NEWS_STATUS.scheduled, label: { en: 'Scheduled', id: 'Terjadwal' } },
        { value: NEWS_STATUS.archived, label: { en: 'Archived', id: 'Diarsipkan' } },
      ],
      { initial: NEWS_STATUS.published },
    ),
    publishDate: date(),
    categoryId: reference('newsCategory', { optional: true }),
    subCategoryId: reference('newsSubCategory', { optional: true, within: ['categoryId'] }),
    mediaId: media({ shape: 'article' }),
    mediaMobileId: media({ optional: true, shape: 'phone' }),
    seoThumbnailId: media({ optional: true, shape: 'share' }),
    customProperty: appearance(),
  },
  localized: {
    title: text(),
    description: longText({ under: LIMITS.newsDescriptionUnder }),
    content: richText(),
    ...seoFields(),
  },
  list: {
    columns: ['title', 'categoryId', 'publishDate'],
    sortBy: 'publishDate',
    descending: true,
    sortable: ['title'],
    by: ['categoryId', 'subCategoryId'],
  },
  pageOnly: ['mediaMobileId'],
  search: ['title', 'description'],
  tabs: [tab(MANAGE_BANNER, 'customProperty'), tab(SEO_TAB, 'seoTitle', 'seoDescription', 'seoThumbnailId')],
})

export const newsHeader = headerSection('news.header')
export const newsHomeTitle = titleSection('news.homeTitle', { en: 'Home title', id: 'Judul beranda' })
export const newsMostPopular = section('news.mostPopular', {
  label: { en: 'Most popular', id: 'Terpopuler' },
  fields: { articleIds: references('news', { optional: true }) },
  localized: { title: text(), content: richText({ optional: true }) },
})
export const newsTitleList = titleSection('news.titleList', { en: 'List title', id: 'Judul daftar' })
export const newsOtherTitle = titleSection('news.otherTitle', {
  en: 'Other news title',
  id: 'Judul berita lain',
})
export const newsCta = ctaSection('news.cta')
export const newsSeo = seoSection('news.seo')

export const newsArea = area({
  key: 'news',
  permission: 'Manage News',
  label: { en: 'News', id: 'Berita' },
  icon: 'news',
  heading: 'stories',
  path: { dashboard: 'manage-news', dashboard2: 'news' },
  screens: [
    screen('', news),
    screen('header', newsHeader),
    screen('home-title', newsHomeTitle),
    screen('most-popular', newsMostPopular),
    screen('title-list', newsTitleList),
    screen('other-title', newsOtherTitle),
    screen('cta', newsCta),
    screen('seo', newsSeo),
    screen('category', newsCategory),
    screen('sub-category', newsSubCategory),
    screen('changelog', changelogEntry),
    screen('changelog-header', changelogHeader),
    screen('changelog-seo', changelogSeo),
  ],
})
