import { CONTACT, OPEN_TICKET, QUESTIONS, WRITE } from './buttons.ts'
import { sectionOf } from './sectionOf.ts'

export const ENTERPRISE_SECTIONS = [
  sectionOf({
    type: 'ebc.header',
    picture: 'accelerators-hero',
    mobile: 'accelerators-mobile',
    en: [
      'Enterprise contact',
      'For companies that move more than a handful of systems: one architect, one contract and one schedule.',
    ],
    id: [
      'Kontak perusahaan',
      'Untuk perusahaan yang memindahkan banyak sistem: satu arsitek, satu kontrak, dan satu jadwal.',
    ],
    buttons: [CONTACT],
  }),
  sectionOf({
    type: 'ebc.banner',
    picture: 'datacentre-hero',
    mobile: 'datacentre-mobile',
    en: [
      'See where your data will be',
      'Our briefing centres in Jakarta and Surabaya receive your team for half a day: the data centre, a live recovery, and time with the engineers.',
    ],
    id: [
      'Lihat tempat data Anda nanti',
      'Pusat temu kami di Jakarta dan Surabaya menerima tim Anda selama setengah hari: pusat data, demonstrasi pemulihan, dan waktu bersama para teknisi.',
    ],
    buttons: [WRITE],
  }),
  sectionOf({
    type: 'ebc.title',
    en: [
      'Arrange a first meeting',
      'Write to us or call with your company, your role and what you would like to talk about. An account manager proposes three dates within one working day.',
    ],
    id: [
      'Atur pertemuan pertama',
      'Tulis atau telepon dengan menyebutkan perusahaan, jabatan, dan topik yang ingin dibahas. Manajer akun mengusulkan tiga tanggal dalam satu hari kerja.',
    ],
  }),
  sectionOf({
    type: 'ebc.content',
    picture: 'skyline-card',
    en: ['From the first meeting to production', 'Four steps, usually within three months.'],
    id: ['Dari pertemuan pertama hingga produksi', 'Empat langkah, biasanya dalam tiga bulan.'],
    cards: [
      {
        picture: 'icon-people',
        title: { en: 'Listen', id: 'Memahami' },
        content: {
          en: 'Two workshops about your systems, your rules and your budget.',
          id: 'Dua lokakarya tentang sistem, aturan, dan anggaran Anda.',
        },
      },
      {
        picture: 'icon-network',
        title: { en: 'Design', id: 'Merancang' },
        content: {
          en: 'An architecture with prices, risks and a plan for the move.',
          id: 'Arsitektur lengkap dengan harga, risiko, dan rencana migrasi.',
        },
      },
      {
        picture: 'icon-compute',
        title: { en: 'Prove', id: 'Membuktikan' },
        content: {
          en: 'A month of trial with your data, free of charge.',
          id: 'Uji coba sebulan dengan data Anda, tanpa biaya.',
        },
      },
      {
        picture: 'icon-backup',
        title: { en: 'Move', id: 'Memindahkan' },
        content: {
          en: 'System by system at the hours that suit you, with a way back.',
          id: 'Sistem demi sistem pada jam yang sesuai bagi Anda, dengan jalan kembali.',
        },
      },
    ],
  }),
  sectionOf({
    type: 'ebc.faq',
    picture: 'bank-card',
    en: ['Contracts and visits', 'What purchasing, legal and security departments ask first.'],
    id: ['Kontrak dan kunjungan', 'Yang pertama ditanyakan bagian pengadaan, hukum, dan keamanan.'],
    buttons: [QUESTIONS],
  }),
  sectionOf({
    type: 'ebc.seo',
    picture: 'datacentre-seo',
    en: [
      'Enterprise contact',
      'Architects, contracts and visits for large companies that move to Flou Cloud.',
    ],
    id: [
      'Kontak perusahaan',
      'Arsitek, kontrak, dan kunjungan bagi perusahaan besar yang beralih ke Flou Cloud.',
    ],
  }),
  sectionOf({
    type: 'feedbackForm.content',
    picture: 'stage-card',
    en: [
      'Report and feedback',
      'Praise, complaints and faults reach the team concerned, not a mailbox. You get a number at once, a first answer within one working day and a decision on complaints within ten.',
    ],
    id: [
      'Laporan dan masukan',
      'Pujian, keluhan, dan laporan gangguan langsung sampai ke tim terkait. Anda segera menerima nomor laporan, jawaban pertama dalam satu hari kerja, dan keputusan atas keluhan dalam sepuluh hari kerja.',
    ],
    cards: [
      {
        picture: 'icon-compute',
        title: { en: 'Servers and containers', id: 'Server dan kontainer' },
        content: {
          en: 'Speed, failures, missing functions.',
          id: 'Kecepatan, gangguan, fungsi yang kurang.',
        },
      },
      {
        picture: 'icon-database',
        title: { en: 'Storage and databases', id: 'Penyimpanan dan basis data' },
        content: { en: 'Backups, recovery, capacity.', id: 'Pencadangan, pemulihan, kapasitas.' },
      },
      {
        picture: 'icon-network',
        title: { en: 'Network', id: 'Jaringan' },
        content: { en: 'Reachability, latency, addresses.', id: 'Keterjangkauan, latensi, alamat IP.' },
      },
      {
        picture: 'icon-price',
        title: { en: 'Bills and payments', id: 'Tagihan dan pembayaran' },
        content: { en: 'Invoices, tax invoices, refunds.', id: 'Tagihan, faktur pajak, pengembalian dana.' },
      },
      {
        picture: 'icon-support',
        title: { en: 'Support and service', id: 'Dukungan dan pelayanan' },
        content: { en: 'How we answered, and how fast.', id: 'Cara kami menjawab, dan kecepatannya.' },
      },
      {
        picture: 'icon-insight',
        title: { en: 'Website and console', id: 'Situs dan konsol' },
        content: { en: 'Texts, forms, ease of use.', id: 'Tulisan, formulir, kemudahan pemakaian.' },
      },
    ],
    buttons: [OPEN_TICKET],
  }),
  sectionOf({
    type: 'faq.header',
    picture: 'classroom-card',
    en: [
      'Questions and answers',
      'About accounts, bills, products, security and support. What is asked often is added every week.',
    ],
    id: [
      'Tanya jawab',
      'Tentang akun, tagihan, produk, keamanan, dan dukungan. Yang sering ditanyakan kami tambahkan setiap minggu.',
    ],
  }),
  sectionOf({
    type: 'faq.cta',
    picture: 'dashboards-card',
    en: [
      'Your question is not here?',
      'Write to us and an engineer answers within one working day. For faults, open a ticket.',
    ],
    id: [
      'Pertanyaan Anda belum ada?',
      'Tulis kepada kami; teknisi menjawab dalam satu hari kerja. Untuk gangguan, silakan buka tiket.',
    ],
    buttons: [WRITE, OPEN_TICKET],
  }),
  sectionOf({
    type: 'faq.seo',
    picture: 'datacentre-seo',
    en: [
      'Questions and answers',
      'Answers about accounts, bills, servers, data, security and support of Flou Cloud.',
    ],
    id: ['Tanya jawab', 'Jawaban tentang akun, tagihan, server, data, keamanan, dan dukungan Flou Cloud.'],
  }),
]
