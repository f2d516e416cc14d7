import {
  customerStoriesDescription,
  customerStoriesHeader,
  customerStoriesSeo,
  customerStory,
  industryCategory,
  storyProductCategory,
} from '../../content/types/company/customerStories.ts'
import { storyFilterOf, storiesWith } from '../storyFilter.ts'
import { list, numberedList, page, recordPage, type Filling } from '../page.ts'

export const STORY_TEASER = [
  'id',
  'slug',
  'title',
  'review',
  'reviewer',
  'companyName',
  'companyLogo',
  'banner',
  'customerStoryCategory',
  'productCategory',
  'lang',
] as const

/** Filters lead to older stories (docs/decisions/public-pages.md). */
const STORIES = { fields: STORY_TEASER, perPage: 12, pages: 5 } as const

const NAMED = { fields: ['id', 'title', 'slug', 'lang'] } as const
const FILTERS = {
  industries: list(industryCategory, NAMED),
  products: list(storyProductCategory, NAMED),
}

/** Each story adds the combined page of its industry and product category. */
const byStory: Filling = {
  of: customerStory,
  async values({ customerStoryCategoryId, productCategoryId }, reader) {
    const industry = await reader.byId(industryCategory, Number(customerStoryCategoryId))
    const product = await reader.byId(storyProductCategory, Number(productCategoryId))
    return industry && product ? [storyFilterOf(industry, product)] : []
  },
}
const byIndustry: Filling = {
  of: industryCategory,
  isNamed: true,
  async values(industry, reader) {
    const products = await reader.list(storyProductCategory, {})
    const found = await Promise.all(products.map((product) => storiesWith(reader, industry, product)))
    return products.filter((_, index) => found[index]).map((product) => storyFilterOf(industry, product))
  },
}
const byProduct: Filling = {
  of: storyProductCategory,
  isNamed: true,
  async values(product, reader) {
    const industries = await reader.list(industryCategory, {})
    const found = await Promise.all(industries.map((industry) => storiesWith(reader, industry, product)))
    return industries.filter((_, index) => found[index]).map((industry) => storyFilterOf(industry, product))
  },
}

export const storyPages = {
  customerStoryList: page({
    label: { en: 'Customer stories', id: 'Kisah pelanggan' },
    seo: customerStoriesSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(customerStory, STORIES),
    lists: FILTERS,
    sections: { opening: customerStoriesHeader, description: customerStoriesDescription },
  }),
  industryCategory: recordPage(industryCategory, {
    above: ['customerStoryList'],
    picture: customerStoriesSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(customerStory, { ...STORIES, by: 'customerStoryCategoryId' }),
    lists: FILTERS,
  }),
  storyProductCategory: recordPage(storyProductCategory, {
    above: ['customerStoryList'],
    picture: customerStoriesSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(customerStory, { ...STORIES, by: 'productCategoryId' }),
    lists: FILTERS,
  }),
  customerStoryFilter: page({
    label: { en: 'Customer stories', id: 'Kisah pelanggan' },
    above: ['customerStoryList'],
    picture: customerStoriesSeo,
    structuredData: 'CollectionPage',
    numbered: numberedList(customerStory, STORIES),
    lists: FILTERS,
    filledBy: [byStory, byIndustry, byProduct],
  }),
  customerStory: recordPage(customerStory, {
    above: ['customerStoryList'],
    below: 'customerStoryCategoryId',
  }),
} as const
