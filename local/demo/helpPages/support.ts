import { pathTo } from '@flou/shared/paths.ts'
import { CONTACT, OPEN_TICKET, QUESTIONS } from './buttons.ts'
import { sectionOf } from './sectionOf.ts'

export const SUPPORT_SECTIONS = [
  sectionOf({
    type: 'support.header',
    picture: 'dashboards-hero',
    mobile: 'dashboards-mobile',
    en: [
      'Support around the clock',
      'Engineers in Jakarta, Bandung and Surabaya answer in Indonesian and English, every day of the year.',
    ],
    id: [
      'Dukungan sepanjang waktu',
      'Teknisi kami di Jakarta, Bandung, dan Surabaya menjawab dalam bahasa Indonesia dan Inggris setiap hari sepanjang tahun.',
    ],
    buttons: [OPEN_TICKET, CONTACT],
  }),
  sectionOf({
    type: 'support.content',
    en: [
      'Support plans',
      'Every account has a plan. You can change it each month, for the whole account or for one project.',
    ],
    id: [
      'Paket dukungan',
      'Setiap akun memiliki paket dukungan. Anda dapat menggantinya setiap bulan, untuk seluruh akun atau untuk satu proyek saja.',
    ],
    cards: [
      {
        picture: 'icon-people',
        title: { en: 'Standard', id: 'Standard' },
        content: {
          en: `Free with every account.

- Tickets and chat, 24 hours a day
- First answer within 1 hour when a service is down
- Questions answered within 12 hours`,
          id: `Gratis untuk setiap akun.

- Tiket dan obrolan, 24 jam sehari
- Jawaban pertama dalam 1 jam bila layanan mati
- Pertanyaan dijawab dalam 12 jam`,
        },
      },
      {
        picture: 'icon-support',
        title: { en: 'Business', id: 'Business' },
        content: {
          en: `5% of the monthly bill, at least Rp1,500,000.

- Telephone, tickets and chat, 24 hours a day
- First answer within 15 minutes when a service is down
- Questions answered within 4 hours
- A review with an architect every quarter`,
          id: `5% dari tagihan bulanan, minimal Rp1.500.000.

- Telepon, tiket, dan obrolan, 24 jam sehari
- Jawaban pertama dalam 15 menit bila layanan mati
- Pertanyaan dijawab dalam 4 jam
- Tinjauan bersama arsitek setiap kuartal`,
        },
      },
      {
        picture: 'icon-finance',
        title: { en: 'Enterprise', id: 'Enterprise' },
        content: {
          en: `8% of the monthly bill, at least Rp25,000,000.

- A technical account manager of your own
- First answer within 5 minutes when a service is down
- Questions answered within 1 hour
- A recovery rehearsal every year, with a report`,
          id: `8% dari tagihan bulanan, minimal Rp25.000.000.

- Manajer akun teknis khusus untuk Anda
- Jawaban pertama dalam 5 menit bila layanan mati
- Pertanyaan dijawab dalam 1 jam
- Gladi pemulihan setiap tahun, lengkap dengan laporan`,
        },
        buttons: [{ title: { en: 'Enterprise contact', id: 'Kontak perusahaan' }, href: pathTo('ebc') }],
      },
    ],
    buttons: [QUESTIONS],
  }),
  sectionOf({
    type: 'support.description',
    picture: 'guarded-card',
    en: [
      'How fast we answer',
      `The engineer who takes your ticket works on it until it is solved; a shift ends with a handover, not with a new queue.

| Severity | Standard | Business | Enterprise |
| Service down | 1 hour | 15 minutes | 5 minutes |
| Service disturbed | 4 hours | 1 hour | 30 minutes |
| Question | 12 hours | 4 hours | 1 hour |

The times are part of the [service level agreement](/page/service-level-agreement).`,
    ],
    id: [
      'Secepat apa kami menjawab',
      `Teknisi yang menerima tiket Anda menanganinya sampai selesai; pergantian sif berarti serah terima, bukan antrean baru.

| Tingkat | Standard | Business | Enterprise |
| Layanan mati | 1 jam | 15 menit | 5 menit |
| Layanan terganggu | 4 jam | 1 jam | 30 menit |
| Pertanyaan | 12 jam | 4 jam | 1 jam |

Waktu ini tercantum dalam [perjanjian tingkat layanan](/page/service-level-agreement).`,
    ],
    buttons: [
      {
        title: { en: 'Status of all services', id: 'Status semua layanan' },
        href: 'https://status.flou.example/',
      },
    ],
  }),
  sectionOf({
    type: 'support.cta',
    picture: 'region-card',
    en: [
      'Something does not work?',
      'Open a ticket in the console: project, region and recent events are filled in for you.',
    ],
    id: [
      'Ada yang tidak berjalan?',
      'Buka tiket di konsol: proyek, region, dan kejadian terakhir sudah terisi untuk Anda.',
    ],
    buttons: [OPEN_TICKET, CONTACT],
  }),
  sectionOf({
    type: 'support.seo',
    picture: 'datacentre-seo',
    en: [
      'Support plans and response times',
      'Free and paid support plans of Flou Cloud, with response times from 5 minutes, day and night, in Indonesian and English.',
    ],
    id: [
      'Paket dukungan dan waktu respons',
      'Paket dukungan Flou Cloud, gratis maupun berbayar, dengan waktu respons mulai 5 menit, siang malam, dalam bahasa Indonesia dan Inggris.',
    ],
  }),
  sectionOf({
    type: 'support.partnership',
    picture: 'stage-promo',
    mobile: 'stage-mobile',
    en: [
      'Support for partners',
      'Partner managers, solution architects and a ticket queue of your own, from the first customer on.',
    ],
    id: [
      'Dukungan untuk mitra',
      'Manajer kemitraan, arsitek solusi, dan antrean tiket tersendiri, sejak pelanggan pertama Anda.',
    ],
    buttons: [
      {
        title: { en: 'Business partners', id: 'Mitra bisnis' },
        href: pathTo('businessPartner', 'cloud'),
      },
      {
        title: { en: 'Technology partners', id: 'Mitra teknologi' },
        href: pathTo('techPartner', 'cloud'),
        look: 'plain',
      },
    ],
  }),
]
