import { pathTo } from '@flou/shared/paths.ts'
import { APPLY, TALK, type PageText } from './pageText.ts'

export const TECH_PARTNER_PAGE: readonly PageText[] = [
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
      'Six thousand customers look for software that runs where their data is: in Indonesia, on a platform their auditors know. Bring your product here, and we test it with you, list it in the marketplace and bill it with everything else, in rupiah and with a tax invoice.\n\n' +
        'You keep your product, your price and your customer. We take care of images in every region, of metering and of the invoice, and pay out your share by the tenth of each month.',
    ],
    id: [
      'Bangun di atas kami',
      'Enam ribu pelanggan mencari perangkat lunak yang berjalan di tempat data mereka berada: di Indonesia, di platform yang dikenal auditor mereka. Hadirkan produk Anda di sini: kami mengujinya bersama Anda, mencantumkannya di marketplace, dan menagihkannya bersama layanan lain, dalam rupiah dan dengan faktur pajak.\n\n' +
        'Produk, harga, dan pelanggan tetap milik Anda. Kami mengurus image di setiap region, pencatatan pemakaian, dan tagihan, lalu membayarkan bagian Anda paling lambat tanggal sepuluh setiap bulan.',
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
        'Rp50 million a year for tests, demonstrations and the trials of your customers, in all regions. Unused credit stays for a second year.',
        'Rp50 juta setahun untuk pengujian, demonstrasi, dan uji coba pelanggan Anda, di semua region. Kredit yang tersisa berlaku hingga tahun kedua.',
        'icon-price',
      ],
      [
        'A place in the marketplace',
        'Tempat di marketplace',
        'Customers start your product from the console and pay with their bill: by the hour, by user or by year, as you set it. You keep 85 per cent.',
        'Pelanggan menjalankan produk Anda dari konsol dan membayarnya lewat tagihan mereka: per jam, per pengguna, atau per tahun, sesuai ketentuan Anda. Bagian Anda 85 persen.',
        'icon-compute',
      ],
      [
        'A direct line',
        'Jalur langsung',
        'A channel with the engineers who build what your product stands on. They answer within two working hours, and join calls with your customers.',
        'Kanal bersama teknisi yang membangun fondasi produk Anda. Mereka menjawab dalam dua jam kerja dan ikut dalam pembicaraan dengan pelanggan Anda.',
        'icon-support',
      ],
      [
        'Early access',
        'Akses awal',
        'New regions, images and interfaces three months before they open, with a written list of what changes for your product.',
        'Region, image, dan antarmuka baru tiga bulan sebelum dibuka, beserta daftar tertulis perubahan yang menyangkut produk Anda.',
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
        'Send an image for virtual servers or a chart for Kubernetes. Our pipeline builds it for every region, checks it for known weaknesses and signs it. A new version is in all regions within a day; the two versions before it stay available, so that nobody has to update on a Friday.',
        'Kirim image untuk server virtual atau chart untuk Kubernetes. Pipeline kami membangunnya untuk setiap region, memeriksa celah yang dikenal, dan menandatanganinya. Versi baru tersedia di semua region dalam sehari; dua versi sebelumnya tetap ada, sehingga tidak ada yang harus memperbarui pada hari Jumat.',
        'codeToCloud-card',
        pathTo('documentationList'),
      ],
      [
        'Tests that never end',
        'Pengujian tanpa henti',
        'Your tests run each month, and before each of our own releases. What breaks is mended before a customer sees it, by us or by you. The results are on your page in the marketplace, with the date and the versions they were made with.',
        'Pengujian Anda berjalan tiap bulan dan sebelum setiap rilis kami. Yang rusak diperbaiki sebelum pelanggan melihatnya, oleh kami atau Anda. Hasilnya tampil di halaman Anda di marketplace, lengkap dengan tanggal dan versi yang diuji.',
        'dashboards-card',
      ],
      [
        'Three levels, by what you have shown',
        'Tiga tingkat, menurut yang telah Anda buktikan',
        'Nobody buys a level; each is reviewed once a year.\n\n' +
          '- **Listed**: tests pass, and a person answers for the product\n' +
          '- **Verified**: ten customers in production, and answers within four hours\n' +
          '- **Strategic**: a road map in common, and engineers of both houses in one channel',
        'Tingkat tidak dijual; masing-masing ditinjau sekali setahun.\n\n' +
          '- **Terdaftar**: lulus pengujian, dan ada penanggung jawab produk\n' +
          '- **Terverifikasi**: sepuluh pelanggan di produksi, dan jawaban dalam empat jam\n' +
          '- **Strategis**: peta jalan bersama, dan teknisi kedua pihak dalam satu kanal',
        'twins-card',
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
        'Ten minutes: your product, who would use it, and what it needs. You hear within three working days.',
        'Sepuluh menit: produk Anda, calon penggunanya, dan kebutuhannya. Jawaban dalam tiga hari kerja.',
        'icon-people',
      ],
      [
        'Build',
        'Membangun',
        'In the first week, an engineer of ours helps with image, sizes, licences and metering.',
        'Pada minggu pertama, teknisi kami membantu soal image, ukuran, lisensi, dan pencatatan pemakaian.',
        'icon-containers',
      ],
      [
        'Test',
        'Menguji',
        'Two weeks together: load, the loss of a zone, update and restore. You get the report, whatever it says.',
        'Dua minggu bersama: beban, padamnya satu zona, pembaruan, dan pemulihan. Laporannya milik Anda, apa pun isinya.',
        'icon-security',
      ],
      [
        'Publish',
        'Menerbitkan',
        'Your page goes live, and is announced in the newsletter and at the next meetup.',
        'Halaman Anda tayang, dan diumumkan lewat buletin serta temu komunitas berikutnya.',
        'icon-network',
      ],
    ],
  },
  {
    type: 'techPartner.nextStep',
    en: ['Next steps', 'Pick one; a person answers within three working days.'],
    id: ['Langkah berikutnya', 'Pilih salah satu; seseorang menjawab dalam tiga hari kerja.'],
    cards: [
      [
        'Apply',
        'Daftar',
        'Name, product and address are enough to begin with; everything else is a conversation.',
        'Nama, produk, dan alamat cukup untuk memulai; selebihnya kita bicarakan.',
        'icon-people',
        pathTo('contactForm'),
      ],
      [
        'Ask first',
        'Bertanya dahulu',
        'Write to partners@flou.example: about licences, metering or anything the page does not say.',
        'Tulis ke partners@flou.example: tentang lisensi, pencatatan pemakaian, atau apa pun yang belum tertulis di sini.',
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
