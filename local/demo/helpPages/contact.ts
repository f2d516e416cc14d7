import { ENTERPRISE, OPEN_TICKET, QUESTIONS, WRITE } from './buttons.ts'
import { sectionOf } from './sectionOf.ts'

export const CONTACT_SECTIONS = [
  sectionOf({
    type: 'contactUs.header',
    picture: 'datacentre-hero',
    mobile: 'datacentre-mobile',
    en: [
      'Contact us',
      'Choose the team that can help you. Support answers at any hour, everybody else on working days from 8:00 to 18:00 Jakarta time.',
    ],
    id: [
      'Hubungi kami',
      'Pilih tim yang dapat membantu Anda. Tim dukungan menjawab kapan saja, tim lain pada hari kerja pukul 08.00–18.00 WIB.',
    ],
    buttons: [WRITE, OPEN_TICKET],
  }),
  sectionOf({
    type: 'contactUs.content',
    en: ['Who can help you', 'Each team has a line of its own, so that nobody passes you on.'],
    id: ['Siapa yang dapat membantu', 'Setiap tim punya jalur sendiri agar Anda tidak perlu dialihkan.'],
    cards: [
      {
        picture: 'icon-price',
        title: { en: 'Sales', id: 'Penjualan' },
        content: {
          en: `Prices, offers and contracts.

[+62 21 5550 128](tel:+62215550128)

[sales@flou.example](mailto:sales@flou.example)`,
          id: `Harga, penawaran, dan kontrak.

[021 5550 128](tel:+62215550128)

[sales@flou.example](mailto:sales@flou.example)`,
        },
      },
      {
        picture: 'icon-support',
        title: { en: 'Support', id: 'Dukungan' },
        content: {
          en: `Faults and technical questions, 24 hours a day. By telephone with the Business and Enterprise plans.

[support@flou.example](mailto:support@flou.example)`,
          id: `Gangguan dan pertanyaan teknis, 24 jam sehari. Lewat telepon untuk paket Business dan Enterprise.

[support@flou.example](mailto:support@flou.example)`,
        },
        buttons: [OPEN_TICKET],
      },
      {
        picture: 'icon-finance',
        title: { en: 'Billing', id: 'Penagihan' },
        content: {
          en: `Invoices, tax invoices and payments, on working days.

[billing@flou.example](mailto:billing@flou.example)`,
          id: `Tagihan, faktur pajak, dan pembayaran, pada hari kerja.

[billing@flou.example](mailto:billing@flou.example)`,
        },
      },
      {
        picture: 'icon-people',
        title: { en: 'Partners', id: 'Kemitraan' },
        content: {
          en: `Reselling, integration and the marketplace.

[partners@flou.example](mailto:partners@flou.example)`,
          id: `Penjualan kembali, integrasi, dan marketplace.

[partners@flou.example](mailto:partners@flou.example)`,
        },
      },
      {
        picture: 'icon-security',
        title: { en: 'Security and abuse', id: 'Keamanan dan penyalahgunaan' },
        content: {
          en: `Weaknesses, attacks and misuse from our network, 24 hours a day.

[abuse@flou.example](mailto:abuse@flou.example)`,
          id: `Celah, serangan, dan penyalahgunaan dari jaringan kami, 24 jam sehari.

[abuse@flou.example](mailto:abuse@flou.example)`,
        },
      },
      {
        picture: 'icon-certificate',
        title: { en: 'Press', id: 'Media' },
        content: {
          en: `Questions from the press, pictures and interviews.

[press@flou.example](mailto:press@flou.example)`,
          id: `Pertanyaan media, foto, dan wawancara.

[press@flou.example](mailto:press@flou.example)`,
        },
      },
    ],
    buttons: [QUESTIONS],
  }),
  sectionOf({
    type: 'contactUs.cta',
    picture: 'region-card',
    en: [
      'See a data centre',
      'We guide up to twelve people through our sites in Jakarta and Surabaya, on working days, with three days’ notice.',
    ],
    id: [
      'Kunjungi pusat data',
      'Kami memandu hingga dua belas orang berkeliling di Jakarta dan Surabaya pada hari kerja, dengan pemberitahuan tiga hari sebelumnya.',
    ],
    buttons: [WRITE, ENTERPRISE],
  }),
  sectionOf({
    type: 'contactUs.seo',
    picture: 'datacentre-seo',
    en: [
      'Contact Flou Cloud',
      'Telephone numbers, e-mail addresses and offices of Flou Cloud in Jakarta, Surabaya, Medan and Singapore.',
    ],
    id: [
      'Hubungi Flou Cloud',
      'Nomor telepon, alamat email, dan kantor Flou Cloud di Jakarta, Surabaya, Medan, dan Singapura.',
    ],
  }),
]
