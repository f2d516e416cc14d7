import { changelogEntry, changelogHeader, changelogSeo } from '../../content/types/company/changelog.ts'
import {
  news,
  newsCategory,
  newsCta,
  newsHeader,
  newsMostPopular,
  newsOtherTitle,
  newsSeo,
  newsSubCategory,
  newsTitleList,
} from '../../content/types/news.ts'
import { pathTo } from '../../paths.ts'
import { monthOf } from '../../strings/calendar.ts'
import { list, numberedList, page, recordPage } from '../page.ts'
import { ARTICLE_TEASER } from '../teasers.ts'

/** Older articles are in the archive (docs/decisions/public-pages.md). */
const ARTICLES = { fields: ARTICLE_TEASER, perPage: 12, pages: 5 } as const

const NAMED = { fields: ['title', 'slug'] } as const
const CATEGORIES = { ...NAMED, withOne: { of: news, by: 'categoryId' } } as const
const SUB_CATEGORIES = { ...NAMED, withOne: { of: news, by: 'subCategoryId' } } as const

export const newsPages = {
  changelog: page({
    label: { en: 'Changelog', id: 'Catatan perubahan' },
    seo: changelogSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(changelogEntry, { perPage: 30, pages: 10 }),
    sections: { header: changelogHeader },
  }),
  newsList: page({
    label: { en: 'News', id: 'Berita' },
    seo: newsSeo,
    numbered: numberedList(news, ARTICLES),
    lists: { categories: list(newsCategory, CATEGORIES) },
    sections: { header: newsHeader, mostPopular: newsMostPopular, title: newsTitleList, cta: newsCta },
  }),
  newsCategory: recordPage(newsCategory, {
    above: ['newsList'],
    picture: newsSeo,
    numbered: numberedList(news, { ...ARTICLES, by: 'categoryId' }),
    lists: {
      categories: list(newsCategory, CATEGORIES),
      subCategories: list(newsSubCategory, { ...SUB_CATEGORIES, by: 'categoryId' }),
    },
    sections: { cta: newsCta },
  }),
  newsSubCategory: recordPage(newsSubCategory, {
    above: ['newsList'],
    below: 'categoryId',
    picture: newsSeo,
    numbered: numberedList(news, { ...ARTICLES, by: 'subCategoryId' }),
    lists: {
      categories: list(newsCategory, CATEGORIES),
      subCategories: list(newsSubCategory, { ...SUB_CATEGORIES, siblingsBy: 'categoryId' }),
    },
    sections: { cta: newsCta },
  }),
  news: recordPage(news, {
    above: ['newsList'],
    below: 'categoryId',
    sections: { relatedTitle: newsOtherTitle, cta: newsCta },
    related: ({ publishDate }) =>
      typeof publishDate === 'string' && publishDate !== ''
        ? [pathTo('newsMonth', monthOf(publishDate))]
        : [],
  }),
  newsArchive: page({
    label: { en: 'News archive', id: 'Arsip berita' },
    description: {
      en: 'Everything we have published, month by month.',
      id: 'Semua yang pernah kami terbitkan, bulan demi bulan.',
    },
    above: ['newsList'],
    picture: newsSeo,
  }),
  newsMonth: page({
    label: { en: 'Month', id: 'Bulan' },
    above: ['newsList', 'newsArchive'],
    picture: newsSeo,
  }),
} as const
