import type { Questions } from './question.ts'

export const data: Questions = {
  key: 'data',
  page: 'general',
  title: { en: 'Storage and databases', id: 'Penyimpanan dan basis data' },
  description: { en: 'Disks, objects, backups and databases.', id: 'Disk, objek, cadangan, dan basis data.' },
  questions: [
    {
      ask: { en: 'How safe is my data in object storage?', id: 'Seberapa aman data di object storage?' },
      answer: {
        en: 'Each object lies in three zones and is checked against its checksum every month. Versions and object lock protect it from people, too.',
        id: 'Setiap objek disimpan di tiga zona dan dicocokkan dengan checksum-nya tiap bulan. Versi dan object lock juga melindunginya dari kesalahan manusia.',
      },
    },
    {
      ask: { en: 'Is object storage compatible with S3?', id: 'Apakah object storage kompatibel dengan S3?' },
      answer: {
        en: 'Yes: the same signatures, multipart uploads, lifecycle rules, presigned addresses and events. Change the endpoint and the keys, and your tools work.',
        id: 'Ya: tanda tangan, unggahan multibagian, aturan siklus hidup, alamat bertanda tangan, dan peristiwa yang sama. Ganti endpoint dan kuncinya, alat Anda langsung bekerja.',
      },
    },
    {
      ask: { en: 'Which disk do I need for a database?', id: 'Disk apa yang cocok untuk basis data?' },
      answer: {
        en: 'NVMe disks: 30 operations a second for each gigabyte, up to 60,000. Standard disks suit websites and files, archive disks what is hardly read.',
        id: 'Disk NVMe: 30 operasi per detik untuk setiap gigabita, hingga 60.000. Disk standar cocok untuk situs web dan berkas, disk arsip untuk data yang jarang dibaca.',
      },
    },
    {
      ask: { en: 'How often are backups made?', id: 'Seberapa sering pencadangan dilakukan?' },
      answer: {
        en: 'Each night by default, kept for 7 days; you may choose every hour and up to 10 years. Databases can also be restored to any second of the last 14 days.',
        id: 'Secara bawaan setiap malam dan disimpan 7 hari; Anda dapat memilih tiap jam dan hingga 10 tahun. Basis data juga dapat dipulihkan ke detik mana pun dalam 14 hari terakhir.',
      },
    },
    {
      ask: { en: 'Has anybody tested the restore?', id: 'Apakah pemulihannya pernah diuji?' },
      answer: {
        en: 'We restore one backup of every thousand each week and compare it. Yours you can test in the console: it restores beside the original and tells how long it took.',
        id: 'Setiap minggu kami memulihkan dan membandingkan satu dari seribu cadangan. Cadangan Anda dapat diuji di konsol: dipulihkan di samping aslinya, lengkap dengan lamanya.',
      },
    },
    {
      ask: { en: 'Which databases do you run for me?', id: 'Basis data apa yang Anda kelola?' },
      answer: {
        en: 'PostgreSQL, MySQL, MariaDB, SQL Server, MongoDB-compatible documents and Redis-compatible caches, each with one, two or three nodes.',
        id: 'PostgreSQL, MySQL, MariaDB, SQL Server, dokumen yang kompatibel dengan MongoDB, dan cache yang kompatibel dengan Redis, masing-masing dengan satu, dua, atau tiga node.',
      },
    },
    {
      ask: { en: 'How long does a failover take?', id: 'Berapa lama failover berlangsung?' },
      answer: {
        en: 'Between 8 and 20 seconds for databases with two or more nodes. Connections end and are made again; what was committed is there.',
        id: 'Antara 8 dan 20 detik untuk basis data dengan dua node atau lebih. Koneksi terputus lalu tersambung lagi; semua yang sudah di-commit tetap ada.',
      },
    },
    {
      ask: { en: 'Can I leave with my data?', id: 'Bisakah saya pindah membawa data?' },
      answer: {
        en: 'At any time, in open formats: disks as qcow2, databases as dumps, objects over S3. When you close the account, traffic out is free for 30 days.',
        id: 'Kapan saja, dalam format terbuka: disk sebagai qcow2, basis data sebagai dump, objek lewat S3. Ketika Anda menutup akun, lalu lintas keluar gratis selama 30 hari.',
      },
    },
    {
      ask: { en: 'Who can read what I store?', id: 'Siapa yang bisa membaca data saya?' },
      answer: {
        en: 'Only who you allow. Everything is encrypted at rest with keys of your own or ours; our staff has no access without a ticket that you approved.',
        id: 'Hanya yang Anda izinkan. Semua data terenkripsi dengan kunci milik Anda atau kami; staf kami tidak punya akses tanpa tiket yang Anda setujui.',
      },
    },
  ],
}
