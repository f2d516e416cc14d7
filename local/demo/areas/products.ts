import { pathTo } from '@flou/shared/paths.ts'
import { START, TALK, type PageText } from './pageText.ts'

export const PRODUCT_PAGES: readonly PageText[] = [
  {
    type: 'product.header',
    picture: 'datacentre-hero',
    en: [
      'Everything your systems need',
      'Forty-six products that fit together, with one console, one bill and one number to call.',
    ],
    id: [
      'Semua kebutuhan sistem Anda',
      'Empat puluh enam produk yang saling melengkapi, dengan satu konsol, satu tagihan, dan satu nomor telepon.',
    ],
    buttons: [START, TALK],
  },
  {
    type: 'product.useCase',
    picture: 'dashboards-card',
    en: ['Begin with what you want to do', 'Designs that others have tried.'],
    id: ['Mulai dari yang ingin Anda capai', 'Rancangan yang sudah dicoba orang lain.'],
    buttons: [TALK],
    cards: [
      [
        'Flash sale',
        'Flash sale',
        'Ready before the clock strikes.',
        'Siap sebelum jam berdentang.',
        'icon-retail',
        pathTo('useCase', 'flash-sale'),
      ],
      [
        'Data lake',
        'Data lake',
        'All data in one place, in order.',
        'Semua data di satu tempat, teratur.',
        'icon-insight',
        pathTo('useCase', 'data-analytics'),
      ],
      [
        'Render farm',
        'Render farm',
        'Two hundred machines for a weekend.',
        'Dua ratus mesin untuk satu akhir pekan.',
        'icon-gpu',
        pathTo('useCase', 'render-farm'),
      ],
    ],
  },
  {
    type: 'product.seo',
    picture: 'datacentre-seo',
    en: [
      'Cloud products',
      'Servers, storage, databases, network, security and AI in Jakarta, Surabaya and Singapore.',
    ],
    id: [
      'Produk cloud',
      'Server, penyimpanan, basis data, jaringan, keamanan, dan AI di Jakarta, Surabaya, dan Singapura.',
    ],
  },
  {
    type: 'product.groupCta',
    picture: 'region-card',
    en: ['Not sure which one?', 'Tell us what you run today; an architect answers within a day.'],
    id: [
      'Belum yakin pilih yang mana?',
      'Ceritakan yang Anda jalankan hari ini; arsitek kami menjawab dalam sehari.',
    ],
    buttons: [TALK],
  },
  {
    type: 'product.groupTitle',
    en: ['Products of this group', 'Compare them side by side.'],
    id: ['Produk dalam grup ini', 'Bandingkan berdampingan.'],
  },
  {
    type: 'solution.header',
    picture: 'archipelago-hero',
    en: [
      'Made for the work you do',
      'Eighteen tested designs by industry and by need, with prices and templates.',
    ],
    id: [
      'Dibuat untuk pekerjaan Anda',
      'Delapan belas rancangan teruji menurut industri dan kebutuhan, lengkap dengan harga dan templat.',
    ],
    buttons: [TALK],
  },
  {
    type: 'solution.description',
    picture: 'region-card',
    en: [
      'From drawing to running',
      'Each solution is a drawing, a template and somebody who has built it before.',
    ],
    id: [
      'Dari gambar hingga berjalan',
      'Setiap solusi terdiri dari gambar, templat, dan orang yang pernah membangunnya.',
    ],
    buttons: [START],
  },
  {
    type: 'solution.seo',
    picture: 'datacentre-seo',
    en: ['Cloud solutions', 'Designs for banks, shops, hospitals, cities, plants and schools in Indonesia.'],
    id: ['Solusi cloud', 'Rancangan untuk bank, toko, rumah sakit, kota, pabrik, dan sekolah di Indonesia.'],
  },
  {
    type: 'solution.faq',
    picture: 'guarded-card',
    en: ['Questions about solutions', 'What customers ask before they begin.'],
    id: ['Pertanyaan tentang solusi', 'Yang ditanyakan pelanggan sebelum memulai.'],
    buttons: [TALK],
  },
  {
    type: 'pricing.header',
    picture: 'savings-card',
    en: ['Prices you can read', 'By the second, the month or the year, in rupiah, with tax shown.'],
    id: ['Harga yang mudah dibaca', 'Per detik, bulan, atau tahun, dalam rupiah, dengan pajak tercantum.'],
    buttons: [START],
  },
  {
    type: 'pricing.description',
    en: ['Three ways to pay', 'Change between them at any time.'],
    id: ['Tiga cara membayar', 'Berganti kapan saja.'],
    cards: [
      ['As you go', 'Sesuai pemakaian', 'Nothing in advance.', 'Tanpa bayar di muka.', 'icon-insight'],
      ['By the month', 'Bulanan', 'A price that does not move.', 'Harga yang tetap.', 'icon-price'],
      ['By the year', 'Tahunan', 'Up to 25 per cent less.', 'Hemat hingga 25 persen.', 'icon-finance'],
    ],
  },
  {
    type: 'pricing.seo',
    picture: 'datacentre-seo',
    en: ['Prices', 'Prices of all products and a calculator that shows tax and discount.'],
    id: ['Harga', 'Harga semua produk dan kalkulator yang menampilkan pajak serta diskon.'],
  },
  {
    type: 'pricing.service',
    en: ['Included in every price', 'What others charge for.'],
    id: ['Termasuk di setiap harga', 'Yang biasanya ditagih terpisah.'],
    cards: [
      [
        'Support in Indonesian',
        'Dukungan berbahasa Indonesia',
        'Day and night.',
        'Siang dan malam.',
        'icon-support',
      ],
      [
        'Traffic within a region',
        'Lalu lintas dalam region',
        'As much as you like.',
        'Sebanyak apa pun.',
        'icon-network',
      ],
      [
        'Protection from floods',
        'Perlindungan dari banjir trafik',
        'Up to 1.2 Tbit/s.',
        'Hingga 1,2 Tbit/s.',
        'icon-security',
      ],
    ],
  },
  {
    type: 'pricing.banner',
    picture: 'accelerators-hero',
    en: ['Log in for your discount', 'Customers see their own yearly prices in the calculator.'],
    id: ['Masuk untuk melihat diskon', 'Pelanggan melihat harga tahunannya sendiri di kalkulator.'],
    buttons: [START],
  },
  {
    type: 'specialOffers.header',
    picture: 'datacentre-hero',
    en: ['Offers', 'What costs less this month, and what costs nothing.'],
    id: ['Penawaran', 'Yang lebih murah bulan ini, dan yang gratis.'],
    buttons: [START],
  },
  {
    type: 'specialOffers.description',
    picture: 'shopfront-card',
    en: ['Fair offers', 'Each one says when it ends and what comes after.'],
    id: ['Penawaran yang jujur', 'Setiap penawaran menyebutkan kapan berakhir dan apa sesudahnya.'],
  },
  {
    type: 'specialOffers.content',
    en: ['How it works', 'Three steps.'],
    id: ['Cara kerjanya', 'Tiga langkah.'],
    cards: [
      ['Choose', 'Pilih', 'Read when it ends.', 'Baca kapan berakhirnya.'],
      ['Log in', 'Masuk', 'It appears in your project.', 'Penawaran muncul di proyek Anda.'],
      ['Use it', 'Gunakan', 'Nothing renews by itself.', 'Tidak ada yang diperpanjang otomatis.'],
    ],
  },
  {
    type: 'specialOffers.hotDeals',
    en: ['Hot deals', 'Less for a while.'],
    id: ['Promo hangat', 'Lebih hemat untuk sementara.'],
  },
  {
    type: 'specialOffers.membership',
    picture: 'twins-card',
    en: ['Memberships', 'For those who stay: companies that begin, campuses and partners.'],
    id: ['Keanggotaan', 'Bagi yang setia: perusahaan rintisan, kampus, dan mitra.'],
  },
  {
    type: 'specialOffers.freeTrialHeader',
    picture: 'guarded-hero',
    en: ['Try before you buy', 'Rp500,000 for sixty days.'],
    id: ['Coba sebelum membeli', 'Rp500.000 selama enam puluh hari.'],
    buttons: [START],
  },
  {
    type: 'specialOffers.freeTrialDescription',
    picture: 'processor-card',
    en: ['No card to look around', 'We ask for a way to pay only when the credit ends.'],
    id: ['Tanpa kartu untuk mencoba', 'Kami meminta metode pembayaran hanya setelah kredit habis.'],
  },
  {
    type: 'specialOffers.seo',
    picture: 'datacentre-seo',
    en: ['Special offers', 'Hot deals, memberships and free trials of Flou Cloud.'],
    id: ['Penawaran khusus', 'Promo hangat, keanggotaan, dan uji coba gratis Flou Cloud.'],
  },
]
