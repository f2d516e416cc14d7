import { pathTo } from '@flou/shared/paths.ts'
import type { ButtonSpec } from '../wire.ts'
import { TALK, type PageText } from './pageText.ts'

const APPLY: ButtonSpec = {
  title: { en: 'Apply now', id: 'Daftar sekarang' },
  href: pathTo('contactForm'),
}

const TECH: readonly PageText[] = [
  {
    type: 'techPartner.header',
    picture: 'dashboards-hero',
    en: ['Technology partners', 'Software that is tested on Flou Cloud and sold by the hour.'],
    id: ['Mitra teknologi', 'Perangkat lunak yang teruji di Flou Cloud dan dijual per jam.'],
    buttons: [APPLY, TALK],
  },
  {
    type: 'techPartner.description',
    picture: 'twins-card',
    en: [
      'Build on us',
      'Six thousand customers look for software that runs where their data is. Bring your product to our platform: we test it with you, list it in the marketplace and bill it with everything else, in rupiah.',
    ],
    id: [
      'Bangun di atas kami',
      'Enam ribu pelanggan mencari perangkat lunak yang berjalan di tempat data mereka berada. Hadirkan produk Anda di platform kami: kami mengujinya bersama Anda, mencantumkannya di marketplace, dan menagihkannya bersama layanan lain, dalam rupiah.',
    ],
  },
  {
    type: 'techPartner.homeTitle',
    en: ['In good company', 'Software from here and from everywhere, tested on Flou Cloud.'],
    id: ['Bersama mitra terbaik', 'Perangkat lunak dalam dan luar negeri, teruji di Flou Cloud.'],
  },
  {
    type: 'techPartner.title',
    en: ['Our technology partners', 'Each of them runs its own tests on our platform every month.'],
    id: [
      'Mitra teknologi kami',
      'Masing-masing menjalankan pengujian sendiri di platform kami setiap bulan.',
    ],
  },
  {
    type: 'techPartner.benefit',
    en: ['What you gain', 'And what it costs: nothing but the work of making it run.'],
    id: ['Yang Anda peroleh', 'Biayanya: tidak ada, selain upaya menjalankannya.'],
    cards: [
      [
        'Credit for tests',
        'Kredit pengujian',
        'Rp50 million a year for test and demonstration, in all regions.',
        'Rp50 juta setahun untuk pengujian dan demonstrasi, di semua region.',
        'icon-price',
      ],
      [
        'A place in the marketplace',
        'Tempat di marketplace',
        'Customers start your product from the console and pay with their bill.',
        'Pelanggan menjalankan produk Anda dari konsol dan membayarnya lewat tagihan mereka.',
        'icon-compute',
      ],
      [
        'A direct line',
        'Jalur langsung',
        'A channel with the engineers who build what your product stands on.',
        'Kanal bersama teknisi yang membangun fondasi produk Anda.',
        'icon-support',
      ],
      [
        'Early access',
        'Akses awal',
        'New regions, images and interfaces three months before they open.',
        'Region, image, dan antarmuka baru tiga bulan sebelum dibuka.',
        'icon-insight',
      ],
    ],
    buttons: [APPLY],
  },
  {
    type: 'techPartner.inDepth',
    en: ['In depth', 'How your product gets here, and how it stays.'],
    id: ['Lebih dalam', 'Cara produk Anda hadir di sini, dan bertahan.'],
    cards: [
      [
        'As an image or as a chart',
        'Sebagai image atau chart',
        'Send an image for virtual servers or a chart for Kubernetes. Our pipeline builds it for every region, checks it for known weaknesses and signs it.',
        'Kirim image untuk server virtual atau chart untuk Kubernetes. Pipeline kami membangunnya untuk setiap region, memeriksa celah yang dikenal, dan menandatanganinya.',
        'codeToCloud-card',
        pathTo('documentationList'),
      ],
      [
        'Tests that never end',
        'Pengujian tanpa henti',
        'Your tests run each month, and before each of our own releases. What breaks is mended before a customer sees it, by us or by you.',
        'Pengujian Anda berjalan tiap bulan dan sebelum setiap rilis kami. Yang rusak diperbaiki sebelum pelanggan melihatnya, oleh kami atau Anda.',
        'dashboards-card',
      ],
    ],
  },
  {
    type: 'techPartner.journey',
    en: ['Four weeks to the marketplace', 'Most partners need no more, some need less.'],
    id: ['Empat minggu menuju marketplace', 'Sebagian besar mitra tidak perlu lebih, sebagian kurang.'],
    cards: [
      [
        'Apply',
        'Mendaftar',
        'Ten minutes: your product, and who would use it.',
        'Sepuluh menit: produk Anda, dan calon penggunanya.',
        'icon-people',
      ],
      [
        'Build',
        'Membangun',
        'An engineer of ours helps with image, sizes and licences.',
        'Teknisi kami membantu soal image, ukuran, dan lisensi.',
        'icon-containers',
      ],
      [
        'Test',
        'Menguji',
        'Two weeks together: load, failure, update, restore.',
        'Dua minggu bersama: beban, kegagalan, pembaruan, pemulihan.',
        'icon-security',
      ],
      [
        'Publish',
        'Menerbitkan',
        'Your page goes live, and we tell everybody.',
        'Halaman Anda tayang, dan kami mengumumkannya.',
        'icon-network',
      ],
    ],
  },
  {
    type: 'techPartner.nextStep',
    en: ['Next steps', 'Pick one; we answer within three days.'],
    id: ['Langkah berikutnya', 'Pilih salah satu; kami menjawab dalam tiga hari.'],
    cards: [
      [
        'Apply',
        'Daftar',
        'Name, product, address. Nothing else.',
        'Nama, produk, alamat. Itu saja.',
        'icon-people',
        pathTo('contactForm'),
      ],
      [
        'Ask first',
        'Bertanya dahulu',
        'Write to partners@flou.example.',
        'Tulis ke partners@flou.example.',
        'icon-support',
        'mailto:partners@flou.example',
      ],
    ],
    buttons: [APPLY],
  },
  {
    type: 'techPartner.seo',
    picture: 'datacentre-seo',
    en: [
      'Technology partners',
      'Software tested on Flou Cloud: databases, security, backup, data platforms. How yours becomes part of it.',
    ],
    id: [
      'Mitra teknologi',
      'Perangkat lunak yang teruji di Flou Cloud: basis data, keamanan, pencadangan, platform data. Cara bergabung.',
    ],
  },
]

const BUSINESS: readonly PageText[] = [
  {
    type: 'businessPartner.header',
    picture: 'stage-promo',
    en: ['Business partners', 'People near you who build on Flou Cloud and run it with you.'],
    id: ['Mitra bisnis', 'Tim di dekat Anda yang membangun di Flou Cloud dan mengelolanya bersama Anda.'],
    buttons: [APPLY, TALK],
  },
  {
    type: 'businessPartner.description',
    picture: 'region-card',
    en: [
      'Sell what works',
      'Your customers need somebody who knows their business; you need a platform that holds. We stay behind you with training, offers that you can check, and leads from your own city.',
    ],
    id: [
      'Jual yang terbukti',
      'Pelanggan Anda memerlukan mitra yang paham bisnisnya; Anda memerlukan platform yang andal. Kami mendukung dengan pelatihan, penawaran yang bisa Anda periksa, dan calon pelanggan dari kota Anda sendiri.',
    ],
  },
  {
    type: 'businessPartner.title',
    en: ['Our business partners', 'Choose a product, and find somebody who has done it before.'],
    id: ['Mitra bisnis kami', 'Pilih produk, dan temukan yang sudah berpengalaman.'],
  },
  {
    type: 'businessPartner.benefit',
    en: ['What you gain', 'From the first customer on.'],
    id: ['Yang Anda peroleh', 'Sejak pelanggan pertama.'],
    cards: [
      [
        'Fifteen per cent',
        'Lima belas persen',
        'Of all your customers use, paid each month for as long as they stay.',
        'Dari seluruh pemakaian pelanggan Anda, dibayar tiap bulan selama mereka bertahan.',
        'icon-price',
      ],
      [
        'Training',
        'Pelatihan',
        'Free for your people, with certificates that customers ask for.',
        'Gratis bagi tim Anda, dengan sertifikat yang diminta pelanggan.',
        'icon-education',
      ],
      [
        'Leads',
        'Calon pelanggan',
        'Companies from your city that asked us for somebody nearby.',
        'Perusahaan di kota Anda yang meminta mitra terdekat kepada kami.',
        'icon-people',
      ],
      [
        'An architect',
        'Arsitek pendamping',
        'Beside you in the first three projects, and on call afterwards.',
        'Mendampingi tiga proyek pertama, dan siap dihubungi setelahnya.',
        'icon-support',
      ],
    ],
    buttons: [APPLY],
  },
  {
    type: 'businessPartner.inDepth',
    en: ['In depth', 'Two ways to work with us; many partners do both.'],
    id: ['Lebih dalam', 'Dua cara bekerja sama; banyak mitra menjalankan keduanya.'],
    cards: [
      [
        'Resell',
        'Menjual kembali',
        'One invoice for your customer, with your name on it. You set the price, we run the platform and answer your engineers.',
        'Satu tagihan untuk pelanggan, atas nama Anda. Anda menetapkan harga, kami menjalankan platform dan menjawab teknisi Anda.',
        'savings-card',
      ],
      [
        'Advise',
        'Memberi saran',
        'You plan and move, the customer pays us. What you brought is yours: a share of it each month, without further work.',
        'Anda merancang dan memindahkan, pelanggan membayar kami. Yang Anda bawa tetap milik Anda: bagian setiap bulan, tanpa pekerjaan tambahan.',
        'dashboards-card',
      ],
    ],
  },
  {
    type: 'businessPartner.journey',
    en: ['From coffee to customer', 'Six weeks, with somebody of ours beside you.'],
    id: ['Dari kopi ke pelanggan', 'Enam minggu, dengan pendamping dari kami.'],
    cards: [
      [
        'Meet',
        'Bertemu',
        'In your city: what you sell, and to whom.',
        'Di kota Anda: yang Anda jual, dan kepada siapa.',
        'icon-people',
      ],
      [
        'Learn',
        'Belajar',
        'Five days of training for two of your people.',
        'Lima hari pelatihan untuk dua orang tim Anda.',
        'icon-education',
      ],
      [
        'Try',
        'Mencoba',
        'Your first project, planned with an architect of ours.',
        'Proyek pertama Anda, dirancang bersama arsitek kami.',
        'icon-compute',
      ],
      [
        'Sell',
        'Menjual',
        'Leads, offers and a dashboard of what your customers use.',
        'Calon pelanggan, penawaran, dan dasbor pemakaian pelanggan.',
        'icon-price',
      ],
    ],
  },
  {
    type: 'businessPartner.nextStep',
    en: ['Next steps', 'It begins with a mail.'],
    id: ['Langkah berikutnya', 'Dimulai dari sebuah surel.'],
    cards: [
      [
        'Apply',
        'Daftar',
        'We call you within three days.',
        'Kami menelepon dalam tiga hari.',
        'icon-people',
        pathTo('contactForm'),
      ],
      [
        'Write',
        'Menulis',
        'partners@flou.example reaches the whole team.',
        'partners@flou.example sampai ke seluruh tim.',
        'icon-support',
        'mailto:partners@flou.example',
      ],
    ],
    buttons: [APPLY],
  },
  {
    type: 'businessPartner.seo',
    picture: 'datacentre-seo',
    en: [
      'Business partners',
      'Partners of Flou Cloud in your city, by product. What they gain, and how you become one.',
    ],
    id: ['Mitra bisnis', 'Mitra Flou Cloud di kota Anda, menurut produk. Keuntungannya, dan cara bergabung.'],
  },
]

/** The programmes for technology partners and for business partners. */
export const PARTNER_PAGES: readonly PageText[] = [...TECH, ...BUSINESS]
