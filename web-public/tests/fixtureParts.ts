import type { WireRecord } from './memorySource.ts'

/** Translations in wire order. */
export const both = (id: Record<string, string>, en: Record<string, string>) => [
  { languageId: 1, ...id },
  { languageId: 2, ...en },
]

export const buttons = (en: string, id: string, urlPath: string) =>
  JSON.stringify({
    banner: { positionBannerText: 'left', positionButton: 'left', textColor: '#ffffff' },
    buttons: [
      {
        color: '#fff',
        bgColor: '#64E818',
        urlPath,
        contents: [
          { languageId: 1, title: id },
          { languageId: 2, title: en },
        ],
      },
    ],
  })

export const picture = {
  imageDefault: '/media/a/hero.jpg',
  imageBig: '/media/a/hero-1600.jpg',
  imageSmall: '/media/a/hero-400.jpg',
  alt: 'Servers',
  mime: 'image/jpeg',
  width: 1600,
  height: 900,
  sources: [
    { type: 'image/avif', srcset: '/media/a/hero-400.avif 400w, /media/a/hero-1600.avif 1600w' },
    { type: 'image/jpeg', srcset: '/media/a/hero-400.jpg 400w, /media/a/hero.jpg 1600w' },
  ],
}

export const article = (slug: string, en: string, id: string): Omit<WireRecord, 'id'> => ({
  slug,
  status: '1',
  publishDate: '2026-11-01',
  categoryId: 1,
  mediaId: 1,
  contents: both(
    {
      title: id,
      description: `Tentang ${id}`,
      content: `<h2>Isi</h2><p>${id}</p>`,
      seoTitle: `${id} | SEO`,
      seoDescription: 'Uraian',
    },
    {
      title: en,
      description: `About ${en}`,
      content: `<h2>Text</h2><p>${en}</p>`,
      seoTitle: `${en} | SEO`,
      seoDescription: 'Summary',
    },
  ),
})

const point = (startHour: string, endHour: string, title: string) => ({
  startHour,
  endHour,
  mediaId: 0,
  contents: both(
    { title, description: '', speakerName: 'Sari' },
    { title, description: '', speakerName: 'Sari' },
  ),
})

export const webinar = (slug: string, startDate: string, endDate: string): Omit<WireRecord, 'id'> => ({
  slug,
  startDate,
  endDate,
  categoryId: 1,
  subCategoryId: 1,
  isOnline: true,
  mediaId: 1,
  backgroundMediaId: 1,
  sponsorMediaId: [1],
  customProperty: buttons('Register', 'Daftar', 'https://portal.example/register'),
  eventFeature: { mediaId: 1, items: [], contents: both({ title: 'Mengapa' }, { title: 'Why' }) },
  schedules: [{ date: startDate, eventScheduleItems: [point('14:00:00', '15:00:00', 'Demo')] }],
  contents: both(
    { title: `Acara ${slug}`, description: 'Uraian', place: 'Daring', contentTitle: 'Tentang' },
    { title: `Event ${slug}`, description: 'Summary', place: 'Online', contentTitle: 'About' },
  ),
})

export const titled = (title: string) => both({ title }, { title })

const chapter = (order: number, id: string, en: string) => ({
  order,
  contents: both(
    { title: id, content: `<h2>${id}</h2><pre><code>flou login</code></pre>` },
    { title: en, content: `<h2>${en}</h2><pre><code>flou login</code></pre>` },
  ),
})

export const documentation = (id: number, slug: string): WireRecord => ({
  id,
  slug,
  productId: id,
  seoMediaId: 1,
  overview: [chapter(1, 'Pendahuluan', 'Introduction')],
  guide: [chapter(2, 'Hapus', 'Delete it'), chapter(1, 'Buat', 'Create it')],
  samples: [
    { language: 'Shell', link: 'https://', sample: 'flou login # first' },
    { language: 'Python', link: 'https://git.example/1', sample: '' },
  ],
  termsAndCondition: {
    contents: both(
      { title: 'Syarat', content: '<p>Boleh</p>' },
      { title: 'Terms', content: '<p>You may</p>' },
    ),
  },
  faqs: [
    {
      contents: both(
        { question: 'Berapa?', answer: '<p>Satu</p>' },
        { question: 'How many?', answer: '<p>One</p>' },
      ),
    },
  ],
  contents: both(
    { description: 'Uraian', seoTitle: 'Dokumentasi', seoDescription: 'x' },
    { description: 'Text', seoTitle: 'Documentation', seoDescription: 'x' },
  ),
})
