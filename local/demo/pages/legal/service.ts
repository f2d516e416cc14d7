import type { Page } from '../page.ts'

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

| First answer | Standard | Business | Enterprise |
| Service down | 1 hour | 15 minutes | 5 minutes |
| Service disturbed | 4 hours | 1 hour | 30 minutes |
| Question | 12 hours | 4 hours | 1 hour |

What the plans contain is on the page of [support](/support); complaints reach us through [report and feedback](/support/report-and-feedback).`,
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

| Jawaban pertama | Standard | Business | Enterprise |
| Layanan mati | 1 jam | 15 menit | 5 menit |
| Layanan terganggu | 4 jam | 1 jam | 30 menit |
| Pertanyaan | 12 jam | 4 jam | 1 jam |

Isi setiap paket ada di halaman [dukungan](/support); keluhan sampai kepada kami melalui [laporan dan masukan](/support/report-and-feedback).`,
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
