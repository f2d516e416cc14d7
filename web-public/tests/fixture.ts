import { article, both, buttons, picture } from './fixtureParts.ts'
import { AREA_RECORDS } from './fixtureAreas.ts'
import type { MemoryContent } from './memorySource.ts'

const ABOUT_LINKS =
  '<p><a href="/pricing?a=1#plans">x</a> <a href="/news-and-information/old" data-record="news#1">y</a> ' +
  '<a href="/products/gone" data-record="product#99">without a link</a></p>'

export const FIXTURE: MemoryContent = {
  pictures: { 1: picture },
  records: {
    ...AREA_RECORDS,
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
        translations: both({ title: 'Produk' }, { title: 'Products', sideDescription: 'One bill' }),
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
