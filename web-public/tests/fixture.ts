import { article, both, buttons, documentation, picture, titled, webinar } from './fixtureParts.ts'
import { PRODUCT_RECORDS } from './productFixture.ts'
import { STORIES } from './fixtureStories.ts'
import type { MemoryContent } from './memorySource.ts'

const ABOUT_LINKS =
  '<p><a href="/pricing?a=1#plans">x</a> <a href="/news-and-information/old" data-record="news#1">y</a> ' +
  '<a href="/products/gone" data-record="product#99">without a link</a></p>'

/** A small site: one slide, one menu with a sub-menu, two articles, one page with a script. */
export const FIXTURE: MemoryContent = {
  pictures: { 1: picture },
  records: {
    ...PRODUCT_RECORDS,
    ...STORIES,
    homeCarousel: [
      {
        id: 1,
        mediaId: 1,
        mediaMobileId: 1,
        customProperty: buttons('Start now', 'Mulai sekarang', '/contact-us'),
        contents: both(
          { title: 'Awan kita', description: 'Uraian' },
          { title: 'Our cloud', description: 'Lead' },
        ),
      },
    ],
    menu: [
      {
        id: 1,
        type: 0,
        order: 1,
        isActive: true,
        url: 'https://',
        bottomLinkURL: '/products',
        contentGroups: [],
        contentItems: [],
        translations: both({ title: 'Produk' }, { title: 'Products' }),
      },
      {
        id: 2,
        type: 1,
        order: 2,
        url: '/pricing',
        translations: both({ title: 'Harga' }, { title: 'Pricing' }),
      },
    ],
    subMenu: [
      {
        id: 1,
        menuId: 1,
        type: 0,
        contentItems: [
          {
            url: '/products/compute',
            order: 1,
            mediaId: 0,
            translations: both({ title: 'Komputasi' }, { title: 'Compute' }),
          },
          {
            url: '/products/edge',
            order: 2,
            mediaId: 0,
            translations: both({ title: 'Simpul Nusantara' }, {}),
          },
        ],
        contentGroups: [],
        translations: both(
          { title: 'Server', contentTitle: 'Server' },
          { title: 'Servers', contentTitle: 'Servers' },
        ),
      },
    ],
    faqCategory: [
      {
        id: 1,
        slug: 'account',
        type: 'general',
        order: 1,
        contents: both({ title: 'Akun', description: 'x' }, { title: 'Account', description: 'x' }),
      },
    ],
    newsCategory: [
      {
        id: 1,
        slug: 'stories',
        contents: both({ title: 'Kabar', description: 'x' }, { title: 'Stories', description: 'x' }),
      },
    ],
    newsSubCategory: [
      {
        id: 1,
        slug: 'releases',
        categoryId: 1,
        contents: both({ title: 'Rilis', description: 'x' }, { title: 'Releases', description: 'x' }),
      },
    ],
    securityCompliance: [
      {
        id: 1,
        mediaId: 1,
        link: 'https://certificates.example/1',
        contents: both({ title: 'ISO 1', description: 'Uraian' }, { title: 'ISO 1', description: 'Text' }),
      },
    ],
    news: [
      { id: 1, ...article('first-story', 'First story', 'Kisah pertama') },
      { id: 2, ...article('second-story', 'Second story', 'Kisah kedua') },
    ],
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
        contents: both(
          { title: 'Perbankan', content: '<p>x</p>' },
          { title: 'Banking', content: '<p>x</p>' },
        ),
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
    customPage: [
      {
        id: 1,
        slug: 'about',
        seoMediaId: 1,
        customScript: 'document.title += "!"\r\n// </script>\r',
        contents: both(
          {
            title: 'Tentang',
            content: `<p>Kami</p>${ABOUT_LINKS}`,
            seoTitle: 'Tentang kami',
            seoDescription: 'x',
          },
          { title: 'About', content: `<p>Us</p>${ABOUT_LINKS}`, seoTitle: 'About us', seoDescription: 'x' },
        ),
      },
    ],
  },
  sections: {
    'packageConfig.instance': { hiddenFields: [], hasTax: true },
    'footer.offices': {
      items: [
        {
          phone: '+62 21 5550 128',
          mapUrl: 'https://',
          order: 2,
          contents: both(
            { city: 'Medan', address: 'Jalan Dua' },
            { city: 'Medan', address: 'Second street' },
          ),
        },
        {
          phone: '',
          mapUrl: 'https://maps.example/1',
          order: 1,
          contents: both(
            { city: 'Singapura', address: 'Jalan Satu' },
            { city: 'Singapore', address: 'First street' },
          ),
        },
      ],
      contents: both({ title: 'Kantor' }, { title: 'Offices' }),
    },
    'setting.pageCustomize': {
      isPopupActive: true,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      popupShowInterval: 6,
      popup: {
        mediaId: 0,
        mobileMediaId: 0,
        items: [],
        contents: both({ title: 'Hai' }, { title: 'Hello' }),
      },
    },
    'home.seo': {
      seoMediaId: 1,
      contents: both({ title: 'Beranda Flou', content: 'Uraian' }, { title: 'Flou home', content: 'Lead' }),
    },
  },
}
