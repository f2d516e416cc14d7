import { pathTo } from '@flou/shared/paths.ts'
import { CONTACT, ENTERPRISE, QUESTIONS } from './buttons.ts'
import { sectionOf } from './sectionOf.ts'

export const CONTACT_FORM_SECTIONS = [
  sectionOf({
    type: 'formContact.header',
    picture: 'guarded-hero',
    mobile: 'guarded-mobile',
    en: [
      'Tell us about your plan',
      'A solution architect reads what you write and answers within one working day, with a first estimate where possible.',
    ],
    id: [
      'Ceritakan rencana Anda',
      'Seorang arsitek solusi membaca pesan Anda dan menjawab dalam satu hari kerja, bila mungkin dengan perkiraan awal.',
    ],
    buttons: [ENTERPRISE],
  }),
  sectionOf({
    type: 'formContact.content',
    en: [
      'What helps us to answer well',
      'A few facts are enough. What you do not know yet, we work out together.',
    ],
    id: [
      'Yang membantu kami menjawab',
      'Beberapa keterangan sudah cukup. Yang belum Anda ketahui, kita hitung bersama.',
    ],
    cards: [
      {
        picture: 'icon-compute',
        title: { en: 'What runs today', id: 'Yang berjalan saat ini' },
        content: {
          en: 'Servers, databases and gigabytes, roughly, and where they are.',
          id: 'Server, basis data, dan kapasitas, kira-kira saja, beserta lokasinya.',
        },
      },
      {
        picture: 'icon-insight',
        title: { en: 'What you expect', id: 'Yang Anda harapkan' },
        content: {
          en: 'Users at the busiest hour, and how long a failure may last.',
          id: 'Jumlah pengguna pada jam tersibuk, dan berapa lama gangguan boleh berlangsung.',
        },
      },
      {
        picture: 'icon-certificate',
        title: { en: 'What you must comply with', id: 'Aturan yang berlaku' },
        content: {
          en: 'OJK, Bank Indonesia, BSSN or none of them: it decides the region and the contract.',
          id: 'OJK, Bank Indonesia, BSSN, atau tidak ada: hal ini menentukan region dan kontraknya.',
        },
      },
      {
        picture: 'icon-backup',
        title: { en: 'When it has to run', id: 'Kapan harus berjalan' },
        content: {
          en: 'A date, and what happens if it moves.',
          id: 'Tanggalnya, dan akibatnya bila tanggal itu bergeser.',
        },
      },
    ],
  }),
  sectionOf({
    type: 'formContact.cta',
    picture: 'dashboards-card',
    en: [
      'Rather start by yourself?',
      'Put your systems together in the price calculator and take the estimate with you.',
    ],
    id: ['Ingin memulai sendiri?', 'Susun sistem Anda di kalkulator harga dan bawa perkiraannya.'],
    buttons: [
      { title: { en: 'Open the calculator', id: 'Buka kalkulator' }, href: pathTo('calculator') },
      CONTACT,
    ],
  }),
  sectionOf({
    type: 'formContact.title',
    en: [
      'Talk to an architect',
      'Call or write to us with your name, company, telephone number and a few lines about your plan. You hear from us within one working day.',
    ],
    id: [
      'Bicara dengan arsitek kami',
      'Telepon atau tulis kepada kami: nama, perusahaan, nomor telepon, dan beberapa baris tentang rencana Anda. Kami menghubungi Anda dalam satu hari kerja.',
    ],
  }),
  sectionOf({
    type: 'formContact.faq',
    picture: 'classroom-card',
    en: ['Before you write', 'What most people ask us about this form.'],
    id: ['Sebelum Anda menulis', 'Yang paling sering ditanyakan tentang formulir ini.'],
    buttons: [QUESTIONS],
  }),
]
