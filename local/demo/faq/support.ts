import type { Questions } from './question.ts'

export const support: Questions = {
  key: 'support',
  page: 'general',
  title: { en: 'Support and guarantees', id: 'Dukungan dan jaminan' },
  description: { en: 'How to reach us, and what we promise.', id: 'Cara menghubungi kami, dan janji kami.' },
  questions: [
    {
      ask: { en: 'When can I reach support?', id: 'Kapan tim dukungan dapat dihubungi?' },
      answer: {
        en: 'Day and night, in Indonesian and English, by ticket and chat; by telephone with the Business plan. Engineers answer, not a script.',
        id: 'Siang dan malam, dalam bahasa Indonesia dan Inggris, lewat tiket dan obrolan; lewat telepon dengan paket Business. Yang menjawab adalah teknisi, bukan naskah.',
      },
    },
    {
      ask: { en: 'How fast do you answer?', id: 'Seberapa cepat Anda menjawab?' },
      answer: {
        en: 'When production stands still: within 15 minutes (Business) or one hour (Standard). Questions: within 4 or 12 hours.',
        id: 'Bila produksi terhenti: dalam 15 menit (Business) atau satu jam (Standard). Untuk pertanyaan: dalam 4 atau 12 jam.',
      },
    },
    {
      ask: { en: 'What do the support plans cost?', id: 'Berapa biaya paket dukungan?' },
      answer: {
        en: 'Standard is free. Business costs 5 per cent of the monthly invoice, at least Rp1.5 million. Enterprise comes with an engineer of your own.',
        id: 'Standard gratis. Business berharga 5 persen dari tagihan bulanan, minimal Rp1,5 juta. Enterprise disertai seorang teknisi khusus untuk Anda.',
      },
    },
    {
      ask: { en: 'Which availability is guaranteed?', id: 'Ketersediaan berapa yang dijamin?' },
      answer: {
        en: '99.9 per cent for a single server, 99.99 for two in different zones and for object storage. Below that you get 10 to 100 per cent of the price back, without asking.',
        id: '99,9 persen untuk satu server, 99,99 untuk dua server di zona berbeda dan untuk object storage. Di bawah itu, 10 sampai 100 persen harganya kembali tanpa perlu diminta.',
      },
    },
    {
      ask: { en: 'Where do I see disturbances?', id: 'Di mana melihat gangguan layanan?' },
      answer: {
        en: 'On the status page, which runs outside our own network, and by e-mail, chat or webhook for the products you use. A report follows within five working days.',
        id: 'Di halaman status yang berjalan di luar jaringan kami, serta lewat e-mail, obrolan, atau webhook untuk produk yang Anda pakai. Laporan menyusul dalam lima hari kerja.',
      },
    },
    {
      ask: { en: 'Will you help us to move?', id: 'Apakah Anda membantu migrasi?' },
      answer: {
        en: 'The first 40 hours of an architect are free for moves worth Rp10 million a month and more. Tools for disks, databases and files are free for everybody.',
        id: 'Empat puluh jam pertama arsitek kami gratis untuk migrasi senilai Rp10 juta per bulan atau lebih. Alat untuk disk, basis data, dan berkas gratis bagi semua orang.',
      },
    },
    {
      ask: { en: 'When do you do maintenance?', id: 'Kapan pemeliharaan dilakukan?' },
      answer: {
        en: 'Zone after zone, between 1 and 5 a.m. Western Indonesia Time, announced 14 days ahead. Servers are moved while they run; you can choose another night.',
        id: 'Zona demi zona, antara pukul 01.00 dan 05.00 WIB, diumumkan 14 hari sebelumnya. Server dipindahkan selagi berjalan; Anda dapat memilih malam lain.',
      },
    },
    {
      ask: { en: 'Is there training?', id: 'Apakah ada pelatihan?' },
      answer: {
        en: 'Courses on the web are free, classes in Jakarta, Bandung and Surabaya run every month, and certification takes an examination of 90 minutes.',
        id: 'Kursus daring gratis, kelas di Jakarta, Bandung, dan Surabaya berlangsung setiap bulan, dan sertifikasi ditempuh lewat ujian 90 menit.',
      },
    },
  ],
}
