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
      'Because data that matters should stay near, prices should be readable, and somebody should answer the telephone.',
    ],
    id: [
      'Mengapa Flou',
      'Karena data penting seharusnya dekat, harga seharusnya jelas, dan telepon seharusnya dijawab.',
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
      ['Banks', 'Bank', 'With keys of their own.', 'Dengan kunci milik sendiri.'],
      ['Shops', 'Toko', 'That stay open on 12.12.', 'Yang tetap buka pada 12.12.'],
      ['Hospitals', 'Rumah sakit', 'On nine islands.', 'Di sembilan pulau.'],
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
    en: ['What others made of it', 'Fifteen customers tell what changed, with numbers.'],
    id: ['Hasil mereka', 'Lima belas pelanggan bercerita tentang perubahannya, dengan angka.'],
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
    type: 'techPartner.header',
    picture: 'dashboards-hero',
    en: ['Technology partners', 'Software that is tested on Flou Cloud and sold by the hour.'],
    id: ['Mitra teknologi', 'Perangkat lunak yang teruji di Flou Cloud dan dijual per jam.'],
    buttons: [TALK],
  },
  {
    type: 'techPartner.description',
    picture: 'twins-card',
    en: ['Build on us', 'Bring your product to six thousand customers.'],
    id: ['Bangun di atas kami', 'Hadirkan produk Anda kepada enam ribu pelanggan.'],
  },
  { type: 'techPartner.homeTitle', en: ['In good company', ''], id: ['Bersama mitra terbaik', ''] },
  {
    type: 'techPartner.title',
    en: ['Our technology partners', 'In the order in which they joined.'],
    id: ['Mitra teknologi kami', 'Menurut urutan bergabung.'],
  },
  {
    type: 'techPartner.benefit',
    picture: 'savings-card',
    en: ['What you gain', 'And what it costs: nothing.'],
    id: ['Yang Anda peroleh', 'Dan biayanya: tidak ada.'],
    cards: [
      ['Credit', 'Kredit', 'For test and demonstration.', 'Untuk uji dan demonstrasi.'],
      ['Customers', 'Pelanggan', 'A place in the marketplace.', 'Tempat di marketplace.'],
      ['Engineers', 'Teknisi', 'A direct line to ours.', 'Jalur langsung ke teknisi kami.'],
    ],
  },
  {
    type: 'techPartner.inDepth',
    picture: 'codeToCloud-card',
    en: ['In depth', 'How your product gets here.'],
    id: ['Lebih dalam', 'Cara produk Anda hadir di sini.'],
    cards: [
      ['Image', 'Citra', 'Or a chart for Kubernetes.', 'Atau chart untuk Kubernetes.'],
      ['Tests', 'Uji', 'Run by us each month.', 'Kami jalankan setiap bulan.'],
    ],
  },
  {
    type: 'techPartner.journey',
    en: ['The way', 'Four weeks.'],
    id: ['Perjalanannya', 'Empat minggu.'],
    cards: [
      ['Apply', 'Mendaftar', 'Ten minutes.', 'Sepuluh menit.'],
      ['Test', 'Uji', 'Two weeks together.', 'Dua minggu bersama.'],
      ['Publish', 'Terbit', 'And tell everybody.', 'Dan umumkan.'],
    ],
  },
  {
    type: 'techPartner.nextStep',
    en: ['Next steps', 'Pick one.'],
    id: ['Langkah berikutnya', 'Pilih salah satu.'],
    cards: [
      ['Apply', 'Daftar', 'We answer within three days.', 'Kami menjawab dalam tiga hari.'],
      ['Ask', 'Bertanya', 'partners@flou.example', 'partners@flou.example'],
    ],
  },
  {
    type: 'techPartner.seo',
    picture: 'datacentre-seo',
    en: ['Technology partners', 'Software tested on Flou Cloud.'],
    id: ['Mitra teknologi', 'Perangkat lunak yang teruji di Flou Cloud.'],
  },
  {
    type: 'businessPartner.header',
    picture: 'stage-card',
    en: ['Business partners', 'People near you who build and run.'],
    id: ['Mitra bisnis', 'Orang di dekat Anda yang membangun dan mengelola.'],
    buttons: [TALK],
  },
  {
    type: 'businessPartner.description',
    picture: 'region-card',
    en: ['Sell what works', '15 per cent, training and leads from your city.'],
    id: ['Jual yang terbukti', '15 persen, pelatihan, dan calon pelanggan dari kota Anda.'],
  },
  {
    type: 'businessPartner.title',
    en: ['Our business partners', 'Find one in your city.'],
    id: ['Mitra bisnis kami', 'Temukan di kota Anda.'],
  },
  {
    type: 'businessPartner.benefit',
    picture: 'savings-card',
    en: ['What you gain', 'From the first customer on.'],
    id: ['Yang Anda peroleh', 'Sejak pelanggan pertama.'],
    cards: [
      ['Margin', 'Margin', '15 per cent, paid each month.', '15 persen, dibayar tiap bulan.'],
      ['Training', 'Pelatihan', 'Free for your people.', 'Gratis bagi tim Anda.'],
    ],
  },
  {
    type: 'businessPartner.inDepth',
    picture: 'dashboards-card',
    en: ['In depth', 'Two ways to work with us.'],
    id: ['Lebih dalam', 'Dua cara bekerja sama.'],
    cards: [
      ['Resell', 'Menjual kembali', 'One invoice for your customer.', 'Satu tagihan bagi pelanggan Anda.'],
      ['Advise', 'Memberi saran', 'A share of what you brought.', 'Bagian dari yang Anda bawa.'],
    ],
  },
  {
    type: 'businessPartner.journey',
    en: ['The way', 'From coffee to customer.'],
    id: ['Perjalanannya', 'Dari kopi ke pelanggan.'],
    cards: [
      ['Meet', 'Bertemu', 'In your city.', 'Di kota Anda.'],
      ['Learn', 'Belajar', 'Five days.', 'Lima hari.'],
      ['Sell', 'Menjual', 'With us at your side.', 'Kami mendampingi.'],
    ],
  },
  {
    type: 'businessPartner.nextStep',
    en: ['Next steps', 'It begins with a mail.'],
    id: ['Langkah berikutnya', 'Dimulai dari sebuah surel.'],
    cards: [['Write', 'Menulis', 'partners@flou.example', 'partners@flou.example']],
  },
  {
    type: 'businessPartner.seo',
    picture: 'datacentre-seo',
    en: ['Business partners', 'Partners of Flou Cloud in your city.'],
    id: ['Mitra bisnis', 'Mitra Flou Cloud di kota Anda.'],
  },
  {
    type: 'community.header',
    picture: 'stage-card',
    en: ['Come as you are', 'Eight groups, six cities, snacks included.'],
    id: ['Datanglah apa adanya', 'Delapan kelompok, enam kota, camilan tersedia.'],
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
  },
  {
    type: 'community.seo',
    picture: 'datacentre-seo',
    en: ['Community', 'User groups of Flou Cloud in Indonesia.'],
    id: ['Komunitas', 'Kelompok pengguna Flou Cloud di Indonesia.'],
  },
  {
    type: 'event.header',
    picture: 'stage-card',
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
