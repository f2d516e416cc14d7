import { continuity } from './continuity.ts'
import { data } from './data.ts'
import { finance } from './finance.ts'
import { modernisation } from './modernisation.ts'
import { society } from './society.ts'
import type { DemoSubCategory } from './solution.ts'
import { trade } from './trade.ts'

export const SOLUTION_CATEGORIES = [
  [
    'industry',
    'By industry',
    'Menurut industri',
    'Designs that know the rules, the seasons and the systems of your trade.',
    'Rancangan yang memahami aturan, musim, dan sistem di bidang Anda.',
  ],
  [
    'need',
    'By need',
    'Menurut kebutuhan',
    'Designs for what has to be done, whatever your trade.',
    'Rancangan untuk yang harus diselesaikan, apa pun bidang Anda.',
  ],
] as const

export const SUB_CATEGORIES: readonly DemoSubCategory[] = [
  {
    ...finance,
    category: 'industry',
    slug: 'financial-industry',
    title: { en: 'Banking, insurance and payments', id: 'Perbankan, asuransi, dan pembayaran' },
    line: {
      en: 'Examined designs for those who look after other people’s money.',
      id: 'Rancangan teruji bagi yang menjaga uang orang lain.',
    },
    content: {
      en: 'Financial services are asked three questions before all others: where is the data, who holds the keys, and how do you leave? Our designs were written with the answers in them, and with the papers that OJK and Bank Indonesia want to see.\n\nEach comes with a risk assessment, a drawing of the flow of data and a plan for leaving.',
      id: 'Jasa keuangan selalu menghadapi tiga pertanyaan: di mana datanya, siapa pemegang kuncinya, dan bagaimana cara keluarnya? Rancangan kami disusun dengan jawabannya, lengkap dengan dokumen yang diminta OJK dan Bank Indonesia.\n\nSetiap rancangan disertai penilaian risiko, gambar aliran data, dan rencana keluar.',
    },
    overview: {
      title: { en: 'Built for being examined', id: 'Dibangun untuk diperiksa' },
      text: {
        en: 'Two regions in Indonesia, hardware that is yours alone, keys in your own module and a log that nobody can change.',
        id: 'Dua region di Indonesia, perangkat keras khusus untuk Anda, kunci di modul sendiri, dan catatan yang tak dapat diubah siapa pun.',
      },
    },
    banner: 'guarded-hero',
    bannerMobile: 'guarded-mobile',
    picture: 'bank-card',
    stories: ['bank-tirta', 'lintas-bayar', 'asuransi-teduh'],
  },
  {
    ...trade,
    category: 'industry',
    slug: 'retail-logistics-manufacturing',
    title: { en: 'Retail, logistics and manufacturing', id: 'Ritel, logistik, dan manufaktur' },
    line: {
      en: 'From the plant to the doorstep, on the busiest day of the year.',
      id: 'Dari pabrik hingga pintu rumah, di hari tersibuk sekalipun.',
    },
    content: {
      en: 'Goods are made, moved and sold in one chain, and each link waits for the one before. These designs let plants, warehouses and shops see the same numbers at the same time.\n\nThey grow for 12.12 and for the end of the month, and are small again on the day after.',
      id: 'Barang dibuat, dikirim, dan dijual dalam satu rantai, dan setiap mata rantai menunggu yang sebelumnya. Rancangan ini membuat pabrik, gudang, dan toko melihat angka yang sama pada saat yang sama.\n\nKapasitasnya membesar pada 12.12 dan akhir bulan, lalu mengecil lagi keesokan harinya.',
    },
    overview: {
      title: { en: 'One chain, one picture', id: 'Satu rantai, satu gambaran' },
      text: {
        en: 'Machines, lorries and tills send what they see; planning, stock and customers learn of it within two seconds.',
        id: 'Mesin, truk, dan kasir mengirim yang mereka lihat; perencanaan, stok, dan pelanggan mengetahuinya dalam dua detik.',
      },
    },
    banner: 'dashboards-hero',
    bannerMobile: 'dashboards-mobile',
    picture: 'shopfront-card',
    stories: ['pasar-kita', 'antar-cepat', 'pabrik-surya'],
  },
  {
    ...society,
    category: 'industry',
    slug: 'health-education-government',
    title: { en: 'Health, education and public sector', id: 'Kesehatan, pendidikan, dan sektor publik' },
    line: {
      en: 'Services that reach every island, under the law that protects those they serve.',
      id: 'Layanan yang menjangkau setiap pulau, sesuai hukum yang melindungi warganya.',
    },
    content: {
      en: 'Hospitals, schools and offices serve everybody, not only those with a good line and a new phone. These designs work on 3G, keep what the law wants kept and show who has read what.\n\nAll of them run in Indonesia only, and can be bought through the e-catalogue.',
      id: 'Rumah sakit, sekolah, dan kantor pemerintah melayani semua orang, bukan hanya yang punya jalur bagus dan ponsel baru. Rancangan ini berjalan di 3G, menyimpan yang diwajibkan hukum, dan menunjukkan siapa membaca apa.\n\nSemuanya hanya berjalan di Indonesia dan dapat dibeli lewat e-katalog.',
    },
    overview: {
      title: { en: 'For everybody, everywhere', id: 'Untuk semua, di mana saja' },
      text: {
        en: 'Content lies close to its readers, records are encrypted, and services keep working when a line is cut.',
        id: 'Konten berada dekat pembacanya, rekam data terenkripsi, dan layanan tetap berjalan saat jalur terputus.',
      },
    },
    banner: 'archipelago-hero',
    bannerMobile: 'archipelago-mobile',
    picture: 'clinic-card',
    stories: ['rs-harapan', 'kota-lestari', 'belajar-bersama'],
  },
  {
    ...continuity,
    category: 'need',
    slug: 'continuity-and-security',
    title: { en: 'Continuity and security', id: 'Kelangsungan dan keamanan' },
    line: {
      en: 'Keep working when something fails, and notice when somebody tries.',
      id: 'Tetap bekerja saat ada gangguan, dan tahu saat ada yang mencoba menyusup.',
    },
    content: {
      en: 'Things fail, and people attack. What matters is how soon one notices, how little is lost and how long the way back takes; all three can be measured beforehand.\n\nThese designs come with a rehearsal each quarter and a report that auditors accept.',
      id: 'Perangkat bisa gagal, dan serangan bisa datang. Yang penting adalah seberapa cepat diketahui, seberapa sedikit yang hilang, dan berapa lama pemulihannya; ketiganya dapat diukur sebelumnya.\n\nRancangan ini disertai latihan setiap kuartal dan laporan yang diterima auditor.',
    },
    overview: {
      title: { en: 'Measured before it happens', id: 'Terukur sebelum terjadi' },
      text: {
        en: 'Fifteen seconds of data at most, thirty minutes to full service, and copies that nobody can delete.',
        id: 'Paling banyak lima belas detik data, tiga puluh menit menuju layanan penuh, dan salinan yang tak dapat dihapus siapa pun.',
      },
    },
    banner: 'guarded-hero',
    bannerMobile: 'guarded-mobile',
    picture: 'vault-card',
    stories: ['toko-rempah', 'badan-cuaca', 'klinik-sehati'],
  },
  {
    ...modernisation,
    category: 'need',
    slug: 'migration-and-modernisation',
    title: { en: 'Migration and modernisation', id: 'Migrasi dan modernisasi' },
    line: {
      en: 'Move what you have, then make it better, without closing the shop.',
      id: 'Pindahkan yang ada, lalu perbaiki, tanpa menutup layanan.',
    },
    content: {
      en: 'Few begin on an empty field. These designs start from what you run today: they count it, join both sides by a private line and move it piece by piece.\n\nNothing is switched off before the new part has proved itself, and each step can be taken back.',
      id: 'Sedikit yang memulai dari lahan kosong. Rancangan ini berangkat dari yang Anda jalankan hari ini: mendata, menghubungkan kedua sisi lewat jalur privat, lalu memindahkannya bagian demi bagian.\n\nTidak ada yang dimatikan sebelum bagian baru terbukti, dan setiap langkah dapat dibatalkan.',
    },
    overview: {
      title: {
        en: 'Step by step, each with a way back',
        id: 'Selangkah demi selangkah, selalu bisa kembali',
      },
      text: {
        en: 'A week of measurements, a plan in waves, and architects who stay until the last server is moved.',
        id: 'Seminggu pengukuran, rencana bergelombang, dan arsitek yang mendampingi sampai server terakhir pindah.',
      },
    },
    banner: 'archipelago-hero',
    bannerMobile: 'archipelago-mobile',
    picture: 'containers-card',
    stories: ['pasar-kita', 'kapal-nusantara', 'bank-tirta'],
  },
  {
    ...data,
    category: 'need',
    slug: 'data-and-ai',
    title: { en: 'Data and AI', id: 'Data dan AI' },
    line: {
      en: 'From scattered files to answers, and to models that stay in the country.',
      id: 'Dari berkas yang tercecer menjadi jawaban, dan model yang tetap di dalam negeri.',
    },
    content: {
      en: 'Most data is written once and never read. These designs collect it, say what it means and put it where questions, reports and models find it.\n\nEverything stays in Indonesian regions; what you ask and what you store trains nothing of ours.',
      id: 'Kebanyakan data ditulis sekali dan tidak pernah dibaca. Rancangan ini mengumpulkannya, menjelaskan artinya, dan menempatkannya di mana pertanyaan, laporan, dan model dapat menemukannya.\n\nSemuanya tetap di region Indonesia; yang Anda tanyakan dan simpan tidak melatih apa pun milik kami.',
    },
    overview: {
      title: { en: 'One way from the source to the answer', id: 'Satu jalan dari sumber ke jawaban' },
      text: {
        en: 'Streams and files land in one place, are checked, and serve dashboards, applications and models alike.',
        id: 'Aliran dan berkas mendarat di satu tempat, diperiksa, lalu melayani dasbor, aplikasi, dan model.',
      },
    },
    banner: 'accelerators-hero',
    bannerMobile: 'accelerators-mobile',
    picture: 'accelerators-card',
    stories: ['universitas-arjuna', 'pabrik-surya', 'antar-cepat'],
  },
]
