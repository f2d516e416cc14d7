import { pathTo } from '@flou/shared/paths.ts'
import type { DemoSection } from '../record.ts'
import { START, TALK } from '../areas/pageText.ts'
import { cards, heading, type CardSpec } from '../block.ts'
import type { PictureName } from '../pictures.ts'
import { both, look, type ButtonSpec } from '../wire.ts'
import { textOf, type Pair } from './guide.ts'
import { FIRST_STEPS, RESOURCE_CARDS } from './topicCards.ts'

interface SectionText {
  type: string
  title: Pair
  text: Pair
  picture?: PictureName
  mobile?: PictureName
  buttons?: readonly ButtonSpec[]
}

const opening = ({
  type,
  title,
  text,
  picture,
  mobile = picture,
  buttons = [],
}: SectionText): DemoSection => ({
  type,
  body: (ids) => ({
    mediaId: picture ? ids.picture(picture) : 0,
    mobileMediaId: mobile ? ids.picture(mobile) : 0,
    customProperty: look({ buttons }),
    contents: heading(textOf(title), textOf(text)),
  }),
})

const content = (text: SectionText, specs: readonly CardSpec[]): DemoSection => ({
  type: text.type,
  body: (ids) => ({
    customProperty: look({ buttons: text.buttons ?? [] }),
    items: cards(ids, specs),
    contents: heading(textOf(text.title), textOf(text.text)),
  }),
})

const POPULAR = [
  'virtual-server',
  'kubernetes',
  'object-storage',
  'postgresql',
  'load-balancer',
  'private-network',
  'cdn',
  'functions',
]

export const DOCUMENTATION_SECTIONS: readonly DemoSection[] = [
  opening({
    type: 'resources.header',
    picture: 'codeToCloud-card',
    title: ['Learn how it works', 'Pelajari cara kerjanya'],
    text: [
      'Documentation, code samples, terms and people who know: everything for those who build.',
      'Dokumentasi, contoh kode, ketentuan, dan orang yang paham: semuanya untuk Anda yang membangun.',
    ],
    buttons: [
      {
        title: { en: 'Read the documentation', id: 'Baca dokumentasi' },
        href: pathTo('documentationStart'),
      },
    ],
  }),
  content(
    {
      type: 'resources.content',
      title: ['Where to look', 'Mulai dari mana'],
      text: ['Choose what you need right now.', 'Pilih yang Anda perlukan sekarang.'],
    },
    RESOURCE_CARDS,
  ),
  opening({
    type: 'resources.cta',
    picture: 'dashboards-card',
    title: ['Rather ask somebody?', 'Lebih suka bertanya?'],
    text: ['Engineers answer day and night.', 'Teknisi kami menjawab siang dan malam.'],
    buttons: [TALK],
  }),
  {
    type: 'resources.faq',
    body: (ids) => ({
      mediaId: ids.picture('guarded-card'),
      customProperty: look({
        buttons: [
          { title: { en: 'All questions', id: 'Semua pertanyaan' }, href: pathTo('faq'), look: 'plain' },
        ],
      }),
      contents: heading(
        { en: 'Questions about the documentation', id: 'Pertanyaan tentang dokumentasi' },
        { en: 'API, samples and licences.', id: 'API, contoh kode, dan lisensi.' },
      ),
    }),
  },
  {
    type: 'resources.seo',
    body: (ids) => ({
      seoMediaId: ids.picture('datacentre-seo'),
      contents: both({
        en: {
          title: 'Resources',
          content: 'Documentation, code samples, questions and terms of Flou Cloud in one place.',
        },
        id: {
          title: 'Sumber daya',
          content: 'Dokumentasi, contoh kode, tanya jawab, dan ketentuan Flou Cloud di satu tempat.',
        },
      }),
    }),
  },
  opening({
    type: 'documentation.header',
    picture: 'codeToCloud-card',
    title: ['Documentation', 'Dokumentasi'],
    text: [
      'Guides, samples and answers for every product.',
      'Panduan, contoh, dan jawaban untuk setiap produk.',
    ],
    buttons: [{ title: { en: 'All products', id: 'Semua produk' }, href: pathTo('documentationList') }],
  }),
  content(
    {
      type: 'documentation.content',
      title: ['Begin here', 'Mulai dari sini'],
      text: [
        'Eight tasks that most people start with.',
        'Delapan tugas yang biasanya dikerjakan lebih dulu.',
      ],
    },
    FIRST_STEPS,
  ),
  {
    type: 'documentation.popular',
    body: (ids) => ({
      productIds: POPULAR.map((key) => ids.record('product', key)),
      contents: both({ en: { title: 'Most read' }, id: { title: 'Paling banyak dibaca' } }),
    }),
  },
  opening({
    type: 'documentation.cta',
    picture: 'dashboards-card',
    title: ['Try what you have read', 'Coba yang baru Anda baca'],
    text: [
      'Begin with Rp500,000 of credit, or let an architect look at your plan first.',
      'Mulai dengan kredit Rp500.000, atau minta arsitek kami meninjau rencana Anda lebih dulu.',
    ],
    buttons: [START, TALK],
  }),
  opening({
    type: 'termsAndCondition.header',
    picture: 'bank-card',
    title: ['Terms and conditions', 'Syarat dan ketentuan'],
    text: ['What we promise, and what we ask.', 'Yang kami janjikan, dan yang kami minta.'],
  }),
  opening({
    type: 'termsAndCondition.description',
    picture: 'vault-card',
    title: ['In plain words', 'Dengan bahasa sederhana'],
    text: [
      'Lawyers wrote them, editors made them readable. They hold for all products; what a product adds stands in its documentation.',
      'Ditulis ahli hukum, disunting agar mudah dibaca. Berlaku untuk semua produk; tambahan tiap produk ada di dokumentasinya.',
    ],
    buttons: [
      {
        title: { en: 'Documentation by product', id: 'Dokumentasi per produk' },
        href: pathTo('documentationList'),
        look: 'plain',
      },
    ],
  }),
  opening({
    type: 'termsAndCondition.cta',
    picture: 'dashboards-card',
    title: ['Need other terms?', 'Perlu ketentuan lain?'],
    text: [
      'From Rp100 million a month we talk about contracts of your own.',
      'Mulai Rp100 juta per bulan, kita bicarakan kontrak khusus untuk Anda.',
    ],
    buttons: [TALK],
  }),
]
