import type { Page } from './page.ts'

export const privacyPolicy: Page = {
  slug: 'privacy-policy',
  en: {
    title: 'Privacy policy',
    description: 'Which personal data this website keeps, why, for how long, and how to have it removed.',
    body: `This page is about the website. What applies to data that customers store on our platform is in their contract.

## What we keep

| Data | Why | How long |
| Name, e-mail and message of a form | to answer you | 24 months |
| E-mail for the newsletter | to send it | until you unsubscribe |
| Address of your connection | to fend off attacks | 30 days |
| Language and consent | to remember your choice | up to 365 days |

Statistics and advertising begin only after you have agreed, and you may change your mind at any time through the link in the footer. A signal from your browser that objects to tracking counts as a no.

## Your rights

You may ask what we know about you, have it corrected, taken along or removed, and object to its use. Write to [privacy@flou.example](mailto:privacy@flou.example). We answer within three working days and need nothing but the address you used.

## Who else sees it

Nobody buys data from us. Companies that send our mail or answer our telephone see what they need for it, under contract and inside Indonesia.

## Changes

Valid from 1 March 2026. Earlier texts are sent on request.`,
  },
  id: {
    title: 'Kebijakan privasi',
    description: 'Data pribadi apa yang disimpan situs ini, untuk apa, berapa lama, dan cara menghapusnya.',
    body: `Halaman ini mengatur situs web. Ketentuan untuk data yang disimpan pelanggan di platform kami tercantum dalam kontrak masing-masing.

## Yang kami simpan

| Data | Tujuan | Jangka waktu |
| Nama, email, dan pesan pada formulir | menjawab Anda | 24 bulan |
| Email untuk buletin | mengirim buletin | sampai Anda berhenti berlangganan |
| Alamat koneksi Anda | menangkal serangan | 30 hari |
| Bahasa dan persetujuan | mengingat pilihan Anda | paling lama 365 hari |

Statistik dan iklan baru berjalan setelah Anda setuju, dan Anda bisa berubah pikiran kapan saja melalui tautan di kaki halaman. Sinyal penolakan pelacakan dari peramban kami anggap sebagai jawaban tidak.

## Hak Anda

Anda boleh menanyakan apa yang kami ketahui, meminta perbaikan, membawa serta atau menghapus data, dan menolak penggunaannya. Tulis ke [privacy@flou.example](mailto:privacy@flou.example). Kami menjawab dalam tiga hari kerja dan hanya perlu alamat yang pernah Anda pakai.

## Siapa lagi yang melihat

Tidak ada yang membeli data dari kami. Perusahaan yang mengirim surel atau menerima telepon kami hanya melihat yang diperlukan, dengan kontrak dan di dalam Indonesia.

## Perubahan

Berlaku sejak 1 Maret 2026. Naskah sebelumnya kami kirim bila diminta.`,
  },
}

export const serviceLevelAgreement: Page = {
  slug: 'service-level-agreement',
  en: {
    title: 'Service level agreement',
    description: 'How available our services are, how we measure it and what you get back when we fail.',
    body: `We measure each service every ten seconds from outside. A minute counts as failed when more than half of its measurements fail.

| Service | Availability a month | Allowed minutes |
| Server in one zone | 99.90% | 43 |
| Servers spread over zones | 99.99% | 4 |
| Managed database, high availability | 99.95% | 21 |
| Object storage | 99.95% | 21 |
| Load balancer | 99.99% | 4 |

## What you get back

1. Below the promised value: 10% of the month's price of that service
2. Below 99.0%: 30%
3. Below 95.0%: all of it

The credit shows on the next bill by itself; nobody has to ask for it.

## What does not count

- Work announced seven days before, at most two hours a month, at night
- Failures that come from your own software or settings
- Events that strike a whole country

## Support

| Severity | First answer | Next news |
| Service down | 15 minutes | every 30 minutes |
| Service disturbed | 1 hour | every 4 hours |
| Question | 1 working day | as agreed |

Report a problem through [support](/support/report-and-feedback) or by telephone.`,
  },
  id: {
    title: 'Perjanjian tingkat layanan',
    description:
      'Seberapa tersedia layanan kami, cara mengukurnya, dan apa yang Anda terima bila kami gagal.',
    body: `Kami mengukur setiap layanan dari luar setiap sepuluh detik. Satu menit dianggap gagal bila lebih dari separuh pengukurannya gagal.

| Layanan | Ketersediaan per bulan | Menit yang diizinkan |
| Server di satu zona | 99,90% | 43 |
| Server lintas zona | 99,99% | 4 |
| Basis data terkelola, ketersediaan tinggi | 99,95% | 21 |
| Penyimpanan objek | 99,95% | 21 |
| Penyeimbang beban | 99,99% | 4 |

## Yang Anda terima kembali

1. Di bawah nilai yang dijanjikan: 10% dari harga layanan itu pada bulan tersebut
2. Di bawah 99,0%: 30%
3. Di bawah 95,0%: seluruhnya

Kredit muncul otomatis di tagihan berikutnya; tidak perlu diminta.

## Yang tidak dihitung

- Pekerjaan yang diumumkan tujuh hari sebelumnya, paling lama dua jam sebulan, pada malam hari
- Gangguan akibat perangkat lunak atau pengaturan Anda sendiri
- Peristiwa yang menimpa satu negara

## Dukungan

| Tingkat | Jawaban pertama | Kabar berikutnya |
| Layanan mati | 15 menit | setiap 30 menit |
| Layanan terganggu | 1 jam | setiap 4 jam |
| Pertanyaan | 1 hari kerja | sesuai kesepakatan |

Laporkan kendala melalui [dukungan](/support/report-and-feedback) atau telepon.`,
  },
}

export const termsOfService: Page = {
  slug: 'terms-of-service',
  en: {
    title: 'Terms of service',
    description: 'The rules for using Flou Cloud, in words one can read in five minutes.',
    body: `These terms apply between you and PT Flou Awan Nusantara from the day you open an account.

## Your account

You answer for what happens with your account. Use a second factor, give each person a log-in of their own, and tell us at once when a password is lost.

## What is not allowed

- Attacking others, sending unwanted mail, spreading malicious software
- Content that Indonesian law forbids
- Reselling without a partner agreement

When we find such use we write to you first and give you 24 hours, unless others are harmed at that moment.

## Prices and payment

Prices are in rupiah without tax and stand in the calculator. Bills come on the first day of a month and are due after fourteen days. A price rises at most once a year, and you learn of it 90 days before.

## Leaving

You may leave at any time. Your data stays available for 30 days, traffic for taking it along is free, and afterwards everything is erased; you get a written confirmation.

## Liability

We are liable for what we cause, up to the amount you paid in the last twelve months, and without limit for intent. The [service level agreement](/page/service-level-agreement) says what you get back for failures.

Indonesian law applies; courts of South Jakarta decide.`,
  },
  id: {
    title: 'Ketentuan layanan',
    description: 'Aturan memakai Flou Cloud, dengan kata-kata yang bisa dibaca dalam lima menit.',
    body: `Ketentuan ini berlaku antara Anda dan PT Flou Awan Nusantara sejak hari Anda membuka akun.

## Akun Anda

Anda bertanggung jawab atas segala yang terjadi melalui akun Anda. Gunakan faktor kedua, beri setiap orang akses masuk sendiri, dan segera kabari kami bila kata sandi hilang.

## Yang tidak diperbolehkan

- Menyerang pihak lain, mengirim surel yang tidak diinginkan, menyebarkan perangkat lunak berbahaya
- Konten yang dilarang hukum Indonesia
- Menjual kembali tanpa perjanjian kemitraan

Bila menemukan penggunaan seperti itu, kami menyurati Anda lebih dulu dan memberi waktu 24 jam, kecuali ada pihak lain yang sedang dirugikan saat itu juga.

## Harga dan pembayaran

Harga dalam rupiah, belum termasuk pajak, dan tercantum di kalkulator. Tagihan terbit setiap tanggal satu dan jatuh tempo empat belas hari kemudian. Harga naik paling banyak sekali setahun, dan Anda diberi tahu 90 hari sebelumnya.

## Berhenti

Anda boleh berhenti kapan saja. Data tetap tersedia selama 30 hari, lalu lintas untuk membawanya pergi gratis, setelah itu semuanya dihapus dan Anda menerima konfirmasi tertulis.

## Tanggung jawab

Kami bertanggung jawab atas kerugian yang kami timbulkan, paling banyak sebesar pembayaran Anda dalam dua belas bulan terakhir, dan tanpa batas bila disengaja. [Perjanjian tingkat layanan](/page/service-level-agreement) mengatur pengembalian saat terjadi gangguan.

Hukum Indonesia berlaku; perselisihan diputus pengadilan di Jakarta Selatan.`,
  },
}

export const responsibleDisclosure: Page = {
  slug: 'responsible-disclosure',
  en: {
    title: 'Report a weakness',
    description: 'How to report a security weakness to Flou Cloud, and what we promise those who do.',
    body: `If you have found a weakness in our services, we want to know before others do.

## How to report

Write to [security@flou.example](mailto:security@flou.example) with the steps that lead there, the address and the time. Indonesian or English; a picture or a short film helps.

## What we promise

1. A person answers within one working day
2. You learn what we found within ten days
3. We take no legal steps against anybody who keeps to these rules
4. With your consent your name stands in our list of thanks

## The rules

- Use accounts of your own, and stop where you meet data of others
- No floods of requests, no tricks on our staff, no entering of buildings
- Publish only after we have mended it, or after 90 days

## Rewards

| Severity | Reward |
| Critical | up to Rp75,000,000 |
| High | up to Rp25,000,000 |
| Medium | up to Rp7,500,000 |
| Low | our thanks, and a shirt |

Missing headers, old browsers and reports from scanners without a proof are not rewarded.`,
  },
  id: {
    title: 'Laporkan celah keamanan',
    description: 'Cara melaporkan celah keamanan kepada Flou Cloud, dan janji kami kepada pelapor.',
    body: `Bila Anda menemukan celah di layanan kami, kami ingin mengetahuinya sebelum orang lain.

## Cara melapor

Tulis ke [security@flou.example](mailto:security@flou.example) dengan langkah-langkahnya, alamat, dan waktunya. Boleh dalam bahasa Indonesia atau Inggris; gambar atau video pendek sangat membantu.

## Janji kami

1. Seseorang menjawab dalam satu hari kerja
2. Anda mengetahui temuan kami dalam sepuluh hari
3. Kami tidak menempuh jalur hukum terhadap siapa pun yang mematuhi aturan ini
4. Dengan izin Anda, nama Anda kami cantumkan di daftar terima kasih

## Aturannya

- Pakai akun sendiri dan berhenti begitu bertemu data orang lain
- Tanpa membanjiri permintaan, tanpa mengelabui staf, tanpa memasuki gedung
- Umumkan hanya setelah kami perbaiki, atau setelah 90 hari

## Imbalan

| Tingkat | Imbalan |
| Kritis | hingga Rp75.000.000 |
| Tinggi | hingga Rp25.000.000 |
| Sedang | hingga Rp7.500.000 |
| Rendah | terima kasih kami, dan sebuah kaus |

Header yang tidak lengkap, peramban lama, dan hasil pemindai tanpa bukti tidak diberi imbalan.`,
  },
}
