import { both, buttons, documentation, titled, webinar } from './fixtureParts.ts'
import { STORIES } from './fixtureStories.ts'
import type { MemoryContent } from './memorySource.ts'
import { PRODUCT_RECORDS } from './productFixture.ts'

export const AREA_RECORDS: MemoryContent['records'] = {
  ...PRODUCT_RECORDS,
  ...STORIES,
  eventCategory: [{ id: 1, slug: 'webinars', contents: both({ title: 'Webinar' }, { title: 'Webinars' }) }],
  eventSubCategory: [
    { id: 1, slug: 'webinars-data', categoryId: 1, contents: both({ title: 'Data' }, { title: 'Data' }) },
  ],
  event: [
    { id: 2, ...webinar('later', '2026-12-10', '2026-12-11') },
    { id: 1, ...webinar('over', '2026-11-05', '2026-11-05') },
  ],
  specialOfferType: [{ id: 1, rule: 1, contents: both({ title: 'Potongan' }, { title: 'Percent off' }) }],
  specialOffer: [
    {
      id: 1,
      slug: 'half-price',
      specialOfferCategory: 1,
      specialOfferType: 1,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      price: 500_000_000,
      originalPrice: 1_000_000_000,
      mediaId: 1,
      customProperty: buttons('Take it', 'Ambil', '/contact-us'),
      contents: both(
        { title: 'Setengah harga', content: '<p>Syarat</p>' },
        { title: 'Half price', content: '<p>Conditions</p>' },
      ),
    },
  ],
  productCategory: [
    ...(PRODUCT_RECORDS['productCategory'] ?? []),
    { id: 2, title: 'Storage', order: 2 },
    ...(STORIES['productCategory'] ?? []),
  ],
  product: [
    ...(PRODUCT_RECORDS['product'] ?? []),
    { id: 11, slug: 'block-storage', categoryId: 2, order: 1, contents: titled('Block Storage') },
    { id: 12, slug: 'object-storage', categoryId: 2, order: 2, contents: titled('Object Storage') },
    { id: 13, slug: 'file-storage', categoryId: 2, order: 3, contents: titled('File Storage') },
    { id: 14, slug: 'archive', categoryId: 2, order: 4, contents: titled('Archive') },
  ],
  documentation: [
    documentation(11, 'block-storage'),
    documentation(12, 'object-storage'),
    documentation(14, 'archive'),
  ],
  termsAndCondition: [
    {
      id: 1,
      order: 1,
      contents: both(
        { title: 'Ruang lingkup', content: '<h2>Pihak</h2><p>x</p>' },
        { title: 'Scope', content: '<h2>Parties</h2><p>x</p>' },
      ),
    },
  ],
  solutionCategory: [
    {
      id: 1,
      contents: both({ title: 'Industri', description: 'x' }, { title: 'Industry', description: 'x' }),
    },
  ],
  solutionSubCategory: [
    {
      id: 1,
      slug: 'finance',
      categoryId: 1,
      contents: both({ title: 'Keuangan', content: '<p>x</p>' }, { title: 'Finance', content: '<p>x</p>' }),
    },
  ],
  solution: [
    {
      id: 1,
      slug: 'banking',
      categoryId: 1,
      subCategoryId: 1,
      bannerId: 1,
      order: 1,
      contents: both({ title: 'Perbankan', content: '<p>x</p>' }, { title: 'Banking', content: '<p>x</p>' }),
    },
  ],
  useCase: [
    {
      id: 1,
      slug: 'onboarding',
      categoryId: 1,
      subCategoryId: 1,
      contents: both({ title: 'Pembukaan', content: '' }, { title: 'Onboarding', content: '' }),
    },
  ],
}
