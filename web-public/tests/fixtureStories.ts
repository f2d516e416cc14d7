import { both } from './fixtureParts.ts'
import type { MemoryContent } from './memorySource.ts'

const topic = (id: number, slug: string, title: string) => ({
  id,
  slug,
  contents: both({ title: `${title} (id)`, description: 'x' }, { title, description: 'x' }),
})

const story = (id: number, industry: number, product: number) => ({
  id,
  slug: `story-${id}`,
  created: `2026-11-0${id}T00:00:00.000Z`,
  updated: `2026-11-1${id}T00:00:00.000Z`,
  customerStoryCategoryId: industry,
  productCategoryId: product,
  productIds: id === 3 || id === 4 ? [11] : [],
  companyName: `Company ${id}`,
  companyAddress: 'Jakarta',
  companyLogoId: 1,
  bannerId: 1,
  bannerMobileId: 1,
  bannerHighlightId: 0,
  seoMediaId: 1,
  contents: both(
    { title: `Kisah ${id}`, review: 'Bagus', reviewer: 'Ani, direktur', content: '<h2>Awal</h2><p>x</p>' },
    { title: `Story ${id}`, review: 'Good', reviewer: 'Ani, director', content: '<h2>Start</h2><p>x</p>' },
  ),
})

export const STORIES: MemoryContent['records'] = {
  industryCategory: [topic(1, 'retail', 'Retail'), topic(2, 'health', 'Health'), topic(3, 'media', 'Media')],
  storyProductCategory: [topic(1, 'databases', 'Databases'), topic(2, 'network', 'Network')],
  customerStory: [story(5, 2, 1), story(4, 1, 1), story(3, 2, 1), story(2, 1, 2), story(1, 1, 1)],
  community: [
    {
      id: 1,
      isHighlight: true,
      mediaId: 1,
      logoId: 1,
      url: 'https://one.example',
      urlTitle: 'Join',
      contents: both({ title: 'Satu', description: 'x' }, { title: 'One', description: 'x' }),
    },
    {
      id: 2,
      isHighlight: false,
      mediaId: 1,
      logoId: 1,
      url: 'https://',
      urlTitle: '',
      contents: both({ title: 'Dua', description: 'x' }, { title: 'Two', description: 'x' }),
    },
  ],
  productCategory: [
    { id: 3, title: 'Databases', contents: both({}, {}) },
    { id: 4, title: 'Network', contents: both({}, {}) },
  ],
  techPartner: [
    {
      id: 1,
      mediaId: 1,
      url: 'https://partner.example',
      productCategoryId: 3,
      contents: both(
        { title: 'Mitra', description: 'x' },
        { title: 'Partner of databases', description: 'x' },
      ),
    },
    {
      id: 2,
      mediaId: 1,
      url: 'https://other.example',
      productCategoryId: 0,
      contents: both({ title: 'Lain', description: 'x' }, { title: 'Partner of all', description: 'x' }),
    },
  ],
}
