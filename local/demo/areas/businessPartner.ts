import { pathTo } from '@flou/shared/paths.ts'
import { APPLY, TALK, type PageText } from './pageText.ts'

export const BUSINESS_PARTNER_PAGE: readonly PageText[] = [
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
      'Your customers need somebody who knows their business; you need a platform that holds. We stay behind you with training, offers that you can check, and leads from your own city.\n\n' +
        'A hundred and forty companies in 22 cities work with us today, from two people in Kupang to integrators with offices on every island. We sell nothing to your customers behind your back: who is registered with you stays yours.',
    ],
    id: [
      'Jual yang terbukti',
      'Pelanggan Anda memerlukan mitra yang paham bisnisnya; Anda memerlukan platform yang andal. Kami mendukung dengan pelatihan, penawaran yang bisa Anda periksa, dan calon pelanggan dari kota Anda sendiri.\n\n' +
        'Seratus empat puluh perusahaan di 22 kota bekerja bersama kami, dari dua orang di Kupang hingga integrator berkantor di setiap pulau. Kami tidak menjual kepada pelanggan Anda tanpa sepengetahuan Anda: yang terdaftar atas nama Anda tetap milik Anda.',
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
        'Of all your customers use, paid each month for as long as they stay. Above Rp500 million a month it is twenty.',
        'Dari seluruh pemakaian pelanggan Anda, dibayar tiap bulan selama mereka bertahan. Di atas Rp500 juta sebulan, bagian Anda dua puluh persen.',
        'icon-price',
      ],
      [
        'Training',
        'Pelatihan',
        'Free for your people, in Indonesian, on line or in your city: from the basics to the certificates that tenders ask for.',
        'Gratis bagi tim Anda, dalam bahasa Indonesia, daring atau di kota Anda: dari dasar hingga sertifikat yang diminta dalam tender.',
        'icon-education',
      ],
      [
        'Leads',
        'Calon pelanggan',
        'Companies from your city that asked us for somebody nearby. Each goes to one partner, and to another after ten days without a call.',
        'Perusahaan di kota Anda yang meminta mitra terdekat kepada kami. Masing-masing diteruskan ke satu mitra, dan ke mitra lain bila sepuluh hari tidak dihubungi.',
        'icon-people',
      ],
      [
        'An architect',
        'Arsitek pendamping',
        'Beside you in the first three projects, from the first drawing to the move, and on call afterwards.',
        'Mendampingi tiga proyek pertama, dari rancangan hingga pemindahan, dan siap dihubungi setelahnya.',
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
        'One invoice for your customer, with your name on it. You set the price and give the first answer; we run the platform, stand behind its service level, and answer your engineers day and night. Projects, users and costs of each customer are apart in one console.',
        'Satu tagihan untuk pelanggan, atas nama Anda. Anda menetapkan harga dan menjawab lebih dahulu; kami menjalankan platform, menjamin tingkat layanannya, dan menjawab teknisi Anda siang malam. Proyek, pengguna, dan biaya setiap pelanggan terpisah dalam satu konsol.',
        'savings-card',
      ],
      [
        'Advise',
        'Memberi saran',
        'You plan and move, the customer pays us. What you brought is yours: a share of it each month, for three years and without further work. For a move of more than fifty servers we pay your planning in advance.',
        'Anda merancang dan memindahkan, pelanggan membayar kami. Yang Anda bawa tetap milik Anda: bagian setiap bulan selama tiga tahun, tanpa pekerjaan tambahan. Untuk pemindahan lebih dari lima puluh server, biaya perencanaan kami bayar di muka.',
        'dashboards-card',
      ],
      [
        'What we ask of you',
        'Yang kami minta dari Anda',
        'Little, but that for certain.\n\n' +
          '- A company registered in Indonesia, with a tax number\n' +
          '- Two people with our basic certificate within three months\n' +
          '- A telephone number that is answered in working hours\n' +
          '- One customer in production within the first year',
        'Tidak banyak, tetapi pasti.\n\n' +
          '- Perusahaan yang terdaftar di Indonesia dan memiliki NPWP\n' +
          '- Dua orang bersertifikat dasar dalam tiga bulan\n' +
          '- Nomor telepon yang dijawab pada jam kerja\n' +
          '- Satu pelanggan di produksi dalam tahun pertama',
        'classroom-card',
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
        'In your city, for an hour: what you sell, to whom, and what they ask for most.',
        'Di kota Anda, satu jam: yang Anda jual, kepada siapa, dan yang paling sering mereka tanyakan.',
        'icon-people',
      ],
      [
        'Learn',
        'Belajar',
        'Five days of training for two of your people, with servers of their own to practise on.',
        'Lima hari pelatihan untuk dua orang tim Anda, dengan server sendiri untuk berlatih.',
        'icon-education',
      ],
      [
        'Try',
        'Mencoba',
        'Your first project, planned with an architect of ours and priced before anybody signs.',
        'Proyek pertama Anda, dirancang bersama arsitek kami dan dihitung biayanya sebelum ada yang menandatangani.',
        'icon-compute',
      ],
      [
        'Sell',
        'Menjual',
        'Leads, offers ready to send, and a dashboard of what your customers use and what it earns you.',
        'Calon pelanggan, penawaran siap kirim, dan dasbor pemakaian pelanggan beserta pendapatan Anda.',
        'icon-price',
      ],
    ],
  },
  {
    type: 'businessPartner.nextStep',
    en: ['Next steps', 'It begins with a mail, and with somebody who calls back.'],
    id: ['Langkah berikutnya', 'Dimulai dari sebuah surel, dan seseorang yang menelepon balik.'],
    cards: [
      [
        'Apply',
        'Daftar',
        'Tell us your company and your city; we call you within three working days.',
        'Sebutkan perusahaan dan kota Anda; kami menelepon dalam tiga hari kerja.',
        'icon-people',
        pathTo('contactForm'),
      ],
      [
        'Write',
        'Menulis',
        'partners@flou.example reaches the whole team, not one person on holiday.',
        'partners@flou.example sampai ke seluruh tim, bukan satu orang yang sedang cuti.',
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
