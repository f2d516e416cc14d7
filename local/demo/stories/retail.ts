import type { Story } from './story.ts'

export const retail: readonly Story[] = [
  {
    key: 'pasar-kita',
    industry: 'retail',
    kind: 'compute',
    city: 'Surabaya',
    picture: 'shopfront-card',
    products: ['kubernetes', 'auto-scaling', 'cdn'],
    title: { en: 'Twelve times the traffic on 12.12', id: 'Trafik dua belas kali lipat pada 12.12' },
    review: {
      en: 'We watched the numbers with popcorn. Last year we watched them with tears.',
      id: 'Kami menonton angkanya sambil makan berondong. Tahun lalu sambil menangis.',
    },
    by: { en: 'Yoga Pratama, vice president of engineering', id: 'Yoga Pratama, wakil presiden teknik' },
    about: { en: 'A marketplace for 90,000 small sellers.', id: 'Lokapasar bagi 90.000 penjual kecil.' },
    before: {
      en: 'Sales days began with an outage. Servers for the peak stood idle for 350 days.',
      id: 'Hari promo selalu diawali gangguan. Server untuk puncak menganggur 350 hari.',
    },
    work: {
      en: 'The shop became 64 services on Kubernetes; search and checkout grow by measurement, pictures come from the CDN.',
      id: 'Toko dipecah menjadi 64 layanan di Kubernetes; pencarian dan pembayaran tumbuh menurut pengukuran, gambar datang dari CDN.',
    },
    after: {
      en: 'Orders rose to 2,300 a minute without a queue. The bill for the year fell by a fifth.',
      id: 'Pesanan mencapai 2.300 per menit tanpa antrean. Tagihan setahun turun seperlima.',
    },
  },
  {
    key: 'toko-rempah',
    industry: 'retail',
    kind: 'storage',
    city: 'Makassar',
    picture: 'savings-card',
    products: ['virtual-server', 'file-storage', 'backup'],
    title: { en: 'Sixty shops, one stock', id: 'Enam puluh toko, satu stok' },
    review: {
      en: 'The flood took our office, not our data.',
      id: 'Banjir mengambil kantor kami, bukan data kami.',
    },
    by: { en: 'Andi Rahmat, owner', id: 'Andi Rahmat, pemilik' },
    about: {
      en: 'Spices and groceries in 60 shops in Sulawesi.',
      id: 'Rempah dan sembako di 60 toko di Sulawesi.',
    },
    before: {
      en: 'Each shop kept its own list. Head office learned on Monday what had run out on Friday.',
      id: 'Setiap toko punya catatan sendiri. Kantor pusat baru tahu hari Senin apa yang habis pada hari Jumat.',
    },
    work: {
      en: 'One application in Jakarta, folders for every shop, and a backup each hour in another region.',
      id: 'Satu aplikasi di Jakarta, folder untuk setiap toko, dan cadangan tiap jam di region lain.',
    },
    after: {
      en: 'Empty shelves fell by 40 per cent. After the flood of February the shops opened the next morning.',
      id: 'Rak kosong berkurang 40 persen. Setelah banjir Februari, toko buka keesokan paginya.',
    },
  },
  {
    key: 'antar-cepat',
    industry: 'logistics',
    kind: 'network',
    city: 'Jakarta',
    picture: 'skyline-card',
    products: ['event-stream', 'cache', 'cdn'],
    title: { en: 'Every parcel on the map, every second', id: 'Setiap paket di peta, setiap detik' },
    review: {
      en: 'Drivers no longer call to ask where to go. That alone paid for the move.',
      id: 'Kurir tidak lagi menelepon menanyakan tujuan. Itu saja sudah menutup biaya migrasi.',
    },
    by: { en: 'Sinta Maharani, chief operating officer', id: 'Sinta Maharani, direktur operasional' },
    about: { en: '14,000 drivers in 120 cities.', id: '14.000 kurir di 120 kota.' },
    before: {
      en: 'Positions arrived each five minutes, and the map showed where a parcel had been.',
      id: 'Posisi datang tiap lima menit, dan peta menunjukkan tempat paket tadi berada.',
    },
    work: {
      en: 'Positions flow through an event stream into a cache from which the map reads.',
      id: 'Posisi mengalir lewat aliran peristiwa ke cache yang dibaca oleh peta.',
    },
    after: {
      en: 'The map is two seconds behind. Calls to support fell by half.',
      id: 'Peta hanya tertinggal dua detik. Panggilan ke layanan pelanggan turun separuh.',
    },
  },
  {
    key: 'kapal-nusantara',
    industry: 'logistics',
    kind: 'network',
    city: 'Batam',
    picture: 'archipelago-card',
    products: ['vpn-gateway', 'file-storage', 'monitoring'],
    title: {
      en: 'Papers reach the harbour before the ship',
      id: 'Dokumen tiba di pelabuhan sebelum kapalnya',
    },
    review: {
      en: 'A ship that waits costs more than our cloud.',
      id: 'Kapal yang menunggu lebih mahal daripada cloud kami.',
    },
    by: { en: 'Captain Hendra Wijaya, fleet manager', id: 'Kapten Hendra Wijaya, manajer armada' },
    about: { en: '38 ships between Belawan and Sorong.', id: '38 kapal antara Belawan dan Sorong.' },
    before: {
      en: 'Freight papers travelled by courier and by fax; ships waited up to nine hours.',
      id: 'Dokumen muatan dikirim lewat kurir dan faks; kapal menunggu hingga sembilan jam.',
    },
    work: {
      en: 'Harbours and ships share folders over VPN, kept small enough for satellite lines.',
      id: 'Pelabuhan dan kapal berbagi folder lewat VPN, cukup ringan untuk jalur satelit.',
    },
    after: { en: 'Waiting fell to 70 minutes.', id: 'Waktu tunggu turun menjadi 70 menit.' },
  },
]
