import type { Questions } from './question.ts'

export const security: Questions = {
  key: 'security',
  page: 'general',
  title: { en: 'Security and compliance', id: 'Keamanan dan kepatuhan' },
  description: {
    en: 'Certificates, audits, keys and personal data.',
    id: 'Sertifikat, audit, kunci, dan data pribadi.',
  },
  questions: [
    {
      ask: { en: 'Which certificates do you hold?', id: 'Sertifikasi apa yang Anda miliki?' },
      answer: {
        en: 'ISO 27001, 27017, 27018 and 22301, PCI DSS level 1 and a SOC 2 type II report. Our data centres are built to Tier III.',
        id: 'ISO 27001, 27017, 27018, dan 22301, PCI DSS level 1, serta laporan SOC 2 tipe II. Pusat data kami dibangun dengan standar Tier III.',
      },
    },
    {
      ask: { en: 'Where do I get the audit reports?', id: 'Di mana saya mendapatkan laporan audit?' },
      answer: {
        en: 'In the console under **Compliance**, after you accept the confidentiality terms once. Certificates are public on the security page.',
        id: 'Di konsol pada menu **Kepatuhan**, setelah Anda menyetujui ketentuan kerahasiaan satu kali. Sertifikat dapat dilihat umum di halaman keamanan.',
      },
    },
    {
      ask: { en: 'Do you meet the personal data law?', id: 'Apakah memenuhi UU PDP?' },
      answer: {
        en: 'Yes. We sign a processing agreement under Law 27 of 2022, name our data protection officer and report incidents to you within 24 hours, well before the 72 that the law allows.',
        id: 'Ya. Kami menandatangani perjanjian pemrosesan sesuai UU 27 Tahun 2022, menunjuk pejabat pelindungan data, dan melaporkan insiden kepada Anda dalam 24 jam, jauh sebelum batas 72 jam.',
      },
    },
    {
      ask: { en: 'May a bank use Flou Cloud?', id: 'Bolehkah bank memakai Flou Cloud?' },
      answer: {
        en: 'Banks under OJK and Bank Indonesia do. We supply the documents for your application, a right of audit, and a plan for leaving.',
        id: 'Bank di bawah pengawasan OJK dan Bank Indonesia sudah memakainya. Kami menyediakan dokumen untuk permohonan Anda, hak audit, dan rencana keluar.',
      },
    },
    {
      ask: { en: 'Can I hold the keys myself?', id: 'Bisakah saya memegang kunci sendiri?' },
      answer: {
        en: 'Keys can be made in our hardware modules (FIPS 140-3 level 3), imported, or stay in a module of yours. If you take a key away, data is unreadable within a minute.',
        id: 'Kunci dapat dibuat di modul perangkat keras kami (FIPS 140-3 level 3), diimpor, atau tetap di modul Anda. Jika kunci dicabut, data tidak terbaca dalam satu menit.',
      },
    },
    {
      ask: {
        en: 'What is mine to secure, what is yours?',
        id: 'Apa tanggung jawab saya, apa tanggung jawab Anda?',
      },
      answer: {
        en: 'We secure buildings, hardware, network and what we manage; you secure accounts, what you install, and who may read your data. The page of each product lists both.',
        id: 'Kami mengamankan gedung, perangkat keras, jaringan, dan layanan yang kami kelola; Anda mengamankan akun, perangkat lunak yang Anda pasang, dan siapa yang boleh membaca data. Halaman tiap produk merinci keduanya.',
      },
    },
    {
      ask: { en: 'May we test you for weaknesses?', id: 'Bolehkah kami melakukan uji penetrasi?' },
      answer: {
        en: 'Your own resources at any time without asking. Please do not test other customers, and tell us before load tests above 10 Gbit/s.',
        id: 'Boleh kapan saja untuk sumber daya Anda sendiri tanpa izin. Mohon tidak menguji milik pelanggan lain, dan kabari kami sebelum uji beban di atas 10 Gbit/s.',
      },
    },
    {
      ask: { en: 'How do I report a weakness?', id: 'Bagaimana melaporkan celah keamanan?' },
      answer: {
        en: 'Write to security@flou.example, encrypted with the key on our security page. You get an answer within a day, and a reward for what we confirm.',
        id: 'Tulis ke security@flou.example, dienkripsi dengan kunci di halaman keamanan kami. Anda mendapat jawaban dalam sehari dan hadiah untuk temuan yang kami konfirmasi.',
      },
    },
  ],
}
