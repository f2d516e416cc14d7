import { pathTo } from '@flou/shared/paths.ts'
import { START, TALK, type PageText } from './pageText.ts'

export const COMPANY_PAGES: readonly PageText[] = [
  {
    type: 'introduction.header',
    picture: 'archipelago-hero',
    en: ['A cloud from here', 'Built in Indonesia since 2014, for those who live and trade here.'],
    id: [
      'Cloud dari negeri sendiri',
      'Dibangun di Indonesia sejak 2014, untuk yang hidup dan berusaha di sini.',
    ],
    buttons: [START, TALK],
  },
  {
    type: 'introduction.description',
    picture: 'skyline-card',
    en: [
      'Why Flou',
      'Because data that matters should stay near, prices should be readable, and somebody should answer the telephone.\n\n- Three regions, two of them in Indonesia, so that data stays under Indonesian law\n- One bill in rupiah, with every line explained\n- Engineers who answer within 15 minutes, in Indonesian and in English',
    ],
    id: [
      'Mengapa Flou',
      'Karena data penting seharusnya dekat, harga seharusnya jelas, dan telepon seharusnya dijawab.\n\n- Tiga region, dua di antaranya di Indonesia, sehingga data tunduk pada hukum Indonesia\n- Satu tagihan dalam rupiah, dengan penjelasan di setiap baris\n- Teknisi yang menjawab dalam 15 menit, dalam bahasa Indonesia dan Inggris',
    ],
  },
  {
    type: 'introduction.milestone',
    en: ['Twelve years', 'From four servers to three regions.'],
    id: ['Dua belas tahun', 'Dari empat server ke tiga region.'],
  },
  {
    type: 'introduction.useCase',
    picture: 'region-card',
    en: ['Who builds here', 'A few of six thousand customers.'],
    id: ['Siapa yang membangun di sini', 'Beberapa dari enam ribu pelanggan.'],
    cards: [
      [
        'Banks',
        'Bank',
        'Core systems on dedicated hosts, with keys in a module of their own.',
        'Core system di host khusus, dengan kunci di modul milik sendiri.',
        'icon-finance',
        pathTo('customerStory', 'a-rural-bank-opens-accounts-in-six-minutes'),
      ],
      [
        'Shops',
        'Toko',
        'Marketplaces that stay open when 12.12 brings twelve times the traffic.',
        'Lokapasar yang tetap buka saat 12.12 membawa trafik dua belas kali lipat.',
        'icon-price',
        pathTo('customerStory', 'twelve-times-the-traffic-on-12-12'),
      ],
      [
        'Hospitals',
        'Rumah sakit',
        'One patient record, read in nine hospitals on nine islands.',
        'Satu rekam medis, dibaca di sembilan rumah sakit di sembilan pulau.',
        'icon-people',
        pathTo('customerStory', 'one-patient-record-across-nine-islands'),
      ],
    ],
    buttons: [
      {
        title: { en: 'All customer stories', id: 'Semua kisah pelanggan' },
        href: pathTo('customerStoryList'),
      },
    ],
  },
  {
    type: 'introduction.cta',
    picture: 'dashboards-card',
    en: ['Come and see', 'Visit a data centre, or begin on your own tonight.'],
    id: ['Datang dan lihat', 'Kunjungi pusat data kami, atau mulai sendiri malam ini.'],
    buttons: [START, TALK],
  },
  {
    type: 'introduction.seo',
    picture: 'datacentre-seo',
    en: [
      'Why Flou Cloud',
      'A cloud provider from Indonesia with regions in Jakarta, Surabaya and Singapore.',
    ],
    id: [
      'Mengapa Flou Cloud',
      'Penyedia cloud dari Indonesia dengan region di Jakarta, Surabaya, dan Singapura.',
    ],
  },
  {
    type: 'securityCompliance.header',
    picture: 'guarded-hero',
    en: ['Safe, and able to show it', 'Eight certificates, one report for each audit.'],
    id: ['Aman, dan dapat dibuktikan', 'Delapan sertifikat, satu laporan untuk setiap audit.'],
    buttons: [TALK],
  },
  {
    type: 'securityCompliance.description',
    picture: 'keyring-card',
    en: [
      'Shared work',
      'We secure what is below your systems: buildings, power, machines, the network and the software that shares them out. What you run on top of it stays yours: accounts, settings, data. The page of each product says where the line runs, and our engineers go through it with you before an audit.',
    ],
    id: [
      'Tanggung jawab bersama',
      'Kami mengamankan lapisan di bawah sistem Anda: gedung, listrik, mesin, jaringan, dan perangkat lunak yang membaginya. Yang Anda jalankan di atasnya tetap milik Anda: akun, pengaturan, data. Halaman tiap produk menjelaskan batasnya, dan tim kami membahasnya bersama Anda sebelum audit.',
    ],
  },
  {
    type: 'securityCompliance.title',
    en: [
      'Certificates',
      'Checked each year by auditors from outside. A card leads to the certificate, with its scope and its dates.',
    ],
    id: [
      'Sertifikat',
      'Diperiksa tiap tahun oleh auditor dari luar. Tiap kartu membuka sertifikatnya, lengkap dengan cakupan dan masa berlaku.',
    ],
  },
  {
    type: 'securityCompliance.cta',
    picture: 'vault-card',
    en: ['Need the report?', 'Customers find it in the console; others ask us.'],
    id: ['Perlu laporannya?', 'Pelanggan menemukannya di konsol; yang lain silakan meminta.'],
    buttons: [TALK],
  },
  {
    type: 'securityCompliance.seo',
    picture: 'datacentre-seo',
    en: ['Security and compliance', 'ISO 27001, PCI DSS, SOC 2 and more, for systems in Indonesia.'],
    id: ['Keamanan dan kepatuhan', 'ISO 27001, PCI DSS, SOC 2, dan lainnya, untuk sistem di Indonesia.'],
  },
  {
    type: 'customerStories.description',
    picture: 'stage-card',
    en: [
      'What changed, in numbers',
      'Banks, hospitals, shops and cities tell what stood in their way, what was done about it and what they measure today. Narrow the list to your industry, or to the products you are looking at.',
    ],
    id: [
      'Yang berubah, dalam angka',
      'Bank, rumah sakit, toko, dan pemerintah kota menceritakan kendala mereka, langkah yang diambil, dan hasil yang kini mereka ukur. Persempit daftarnya menurut industri Anda, atau menurut produk yang sedang Anda pertimbangkan.',
    ],
    buttons: [TALK],
  },
  {
    type: 'customerStories.seo',
    picture: 'datacentre-seo',
    en: ['Customer stories', 'How banks, shops, hospitals and cities use Flou Cloud.'],
    id: ['Kisah pelanggan', 'Cara bank, toko, rumah sakit, dan kota memakai Flou Cloud.'],
  },
  {
    type: 'globalNetwork.content',
    picture: 'archipelago-card',
    en: [
      'A network for an archipelago',
      'Three regions, eight zones and a ring of fibre through nine cities.',
    ],
    id: [
      'Jaringan untuk Nusantara',
      'Tiga region, delapan zona, dan cincin serat optik melalui sembilan kota.',
    ],
    cards: [
      [
        'Three regions',
        'Tiga region',
        'Jakarta, Surabaya and Singapore, each able to take over from another.',
        'Jakarta, Surabaya, dan Singapura, masing-masing dapat saling menggantikan.',
      ],
      [
        'Eight zones',
        'Delapan zona',
        'Buildings with power, cooling and fibre of their own.',
        'Gedung dengan listrik, pendingin, dan serat optik sendiri.',
      ],
      [
        'Four cable routes',
        'Empat jalur kabel',
        'No two of them share a trench or a stretch of sea.',
        'Tidak ada dua jalur yang berbagi galian atau bentang laut yang sama.',
      ],
    ],
  },
  {
    type: 'community.header',
    picture: 'stage-card',
    en: ['Come as you are', 'Ten groups, seven cities, snacks included.'],
    id: ['Datanglah apa adanya', 'Sepuluh kelompok, tujuh kota, camilan tersedia.'],
    buttons: [
      { title: { en: 'See the next events', id: 'Lihat acara berikutnya' }, href: pathTo('eventList') },
    ],
  },
  {
    type: 'community.title',
    en: ['Groups near you', 'And some that are everywhere.'],
    id: ['Kelompok di dekat Anda', 'Dan yang ada di mana-mana.'],
  },
  {
    type: 'community.faq',
    picture: 'classroom-card',
    en: ['Questions', 'Before your first evening.'],
    id: ['Pertanyaan', 'Sebelum malam pertama Anda.'],
    buttons: [TALK],
  },
  {
    type: 'community.seo',
    picture: 'datacentre-seo',
    en: ['Community', 'User groups of Flou Cloud in Indonesia.'],
    id: ['Komunitas', 'Kelompok pengguna Flou Cloud di Indonesia.'],
  },
  {
    type: 'event.header',
    picture: 'stage-promo',
    en: ['Events', 'Conferences, workshops and evenings with food.'],
    id: ['Acara', 'Konferensi, lokakarya, dan malam dengan makanan.'],
  },
  {
    type: 'event.seo',
    picture: 'datacentre-seo',
    en: ['Events', 'Where to meet Flou Cloud.'],
    id: ['Acara', 'Tempat bertemu Flou Cloud.'],
  },
]
