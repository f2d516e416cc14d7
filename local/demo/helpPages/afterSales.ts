import { CONTACT, OPEN_TICKET, QUESTIONS, WRITE } from './buttons.ts'
import { sectionOf } from './sectionOf.ts'

export const AFTER_SALES_SECTIONS = [
  sectionOf({
    type: 'afterSales.header',
    picture: 'archipelago-hero',
    mobile: 'archipelago-mobile',
    en: [
      'After-sales support',
      'Onboarding, reviews, rehearsals and training: what we do for you once your systems run.',
    ],
    id: [
      'Dukungan purnajual',
      'Orientasi, tinjauan, gladi, dan pelatihan: yang kami lakukan setelah sistem Anda berjalan.',
    ],
    buttons: [OPEN_TICKET, CONTACT],
  }),
  sectionOf({
    type: 'afterSales.content',
    en: ['What is included', 'The first four come with every plan; the others with Business and Enterprise.'],
    id: [
      'Yang termasuk di dalamnya',
      'Empat yang pertama termasuk dalam setiap paket; sisanya dalam paket Business dan Enterprise.',
    ],
    cards: [
      {
        picture: 'icon-compute',
        title: { en: 'Onboarding', id: 'Orientasi awal' },
        content: {
          en: 'Two sessions in your first month: accounts and access, then networks and backups.',
          id: 'Dua sesi pada bulan pertama: akun dan akses, lalu jaringan dan pencadangan.',
        },
      },
      {
        picture: 'icon-insight',
        title: { en: 'Health notices', id: 'Pemberitahuan kondisi' },
        content: {
          en: 'A message when a disk fills, a certificate ends or a server has been idle for a month.',
          id: 'Pesan saat disk hampir penuh, sertifikat akan berakhir, atau server menganggur sebulan.',
        },
      },
      {
        picture: 'icon-education',
        title: { en: 'Training', id: 'Pelatihan' },
        content: {
          en: 'Free courses on the web, and classes every month in Jakarta, Bandung and Surabaya.',
          id: 'Kursus daring gratis, serta kelas bulanan di Jakarta, Bandung, dan Surabaya.',
        },
      },
      {
        picture: 'icon-price',
        title: { en: 'Bill check', id: 'Pemeriksaan tagihan' },
        content: {
          en: 'A monthly list of what you pay for and do not use, with the saving in rupiah.',
          id: 'Daftar bulanan tentang yang Anda bayar tetapi tidak terpakai, beserta penghematannya dalam rupiah.',
        },
      },
      {
        picture: 'icon-people',
        title: { en: 'Quarterly review', id: 'Tinjauan kuartalan' },
        content: {
          en: 'One hour with an architect: costs, risks and the next steps, with written minutes.',
          id: 'Satu jam bersama arsitek: biaya, risiko, dan langkah berikutnya, dengan notulen tertulis.',
        },
      },
      {
        picture: 'icon-backup',
        title: { en: 'Recovery rehearsal', id: 'Gladi pemulihan' },
        content: {
          en: 'Once a year we restore your systems together in a second region and write down how long it took.',
          id: 'Setahun sekali kita pulihkan sistem Anda di region kedua dan mencatat berapa lama waktunya.',
        },
      },
    ],
    buttons: [QUESTIONS],
  }),
  sectionOf({
    type: 'afterSales.cta',
    picture: 'region-card',
    en: [
      'Book your next session',
      'Tell us what you would like to go through; we propose three dates within one working day.',
    ],
    id: [
      'Jadwalkan sesi berikutnya',
      'Sampaikan apa yang ingin Anda bahas; kami mengusulkan tiga tanggal dalam satu hari kerja.',
    ],
    buttons: [WRITE, CONTACT],
  }),
]
