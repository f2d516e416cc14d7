import type { PictureName } from '../pictures.ts'

/** An offer: kind 1 hot deal, 2 membership, 3 free trial (decision 35); the rule names the type of offer. */
export interface DemoOffer {
  key: string
  category: 1 | 2 | 3
  rule: 'percent' | 'voucher' | 'fixedPrice'
  product: string
  /** In rupiah. */
  price: number
  voucher: number
  start: string
  end: string
  picture: PictureName
  title: readonly [en: string, id: string]
  text: readonly [en: string, id: string]
}

export const OFFER_TYPES = [
  [
    'percent',
    1,
    'Percent off',
    'Potongan persen',
    'A part of the price is taken off.',
    'Sebagian harga dipotong.',
  ],
  ['voucher', 2, 'Voucher', 'Voucer', 'Credit for your account.', 'Kredit untuk akun Anda.'],
  ['fixedPrice', 3, 'Fixed price', 'Harga tetap', 'One price for all of it.', 'Satu harga untuk semuanya.'],
] as const

export const OFFERS: readonly DemoOffer[] = [
  {
    key: 'g4-launch',
    category: 1,
    rule: 'percent',
    product: 'virtual-server',
    price: 108_000,
    voucher: 0,
    start: '2026-11-01',
    end: '2026-12-31',
    picture: 'processor-card',
    title: ['G4 servers, a quarter less', 'Server G4, hemat seperempat'],
    text: [
      'All sizes of the new family, for the first three months.',
      'Semua ukuran keluarga baru, selama tiga bulan pertama.',
    ],
  },
  {
    key: 'harbolnas',
    category: 1,
    rule: 'percent',
    product: 'cdn',
    price: 32_000,
    voucher: 0,
    start: '2026-12-01',
    end: '2026-12-14',
    picture: 'shopfront-card',
    title: ['Half-price delivery for 12.12', 'CDN setengah harga untuk 12.12'],
    text: [
      'Traffic of the CDN at half the price while everybody shops.',
      'Trafik CDN setengah harga selama musim belanja.',
    ],
  },
  {
    key: 'postgres-move',
    category: 1,
    rule: 'fixedPrice',
    product: 'postgresql',
    price: 2_500_000,
    voucher: 0,
    start: '2026-10-15',
    end: '2027-01-31',
    picture: 'databases-card',
    title: ['We move your PostgreSQL', 'Kami pindahkan PostgreSQL Anda'],
    text: [
      'Up to 500 GB at a fixed price, over a weekend, with a way back.',
      'Hingga 500 GB dengan harga tetap, dalam satu akhir pekan, dengan jalan kembali.',
    ],
  },
  {
    key: 'gpu-weekend',
    category: 1,
    rule: 'percent',
    product: 'gpu-server',
    price: 6_860_000,
    voucher: 0,
    start: '2026-11-14',
    end: '2027-02-28',
    picture: 'accelerators-card',
    title: ['Weekends on GPU servers, 30 per cent less', 'Akhir pekan GPU hemat 30 persen'],
    text: [
      'From Friday at six until Monday at six.',
      'Dari Jumat pukul enam sore sampai Senin pukul enam pagi.',
    ],
  },
  {
    key: 'archive-year',
    category: 1,
    rule: 'fixedPrice',
    product: 'archive-storage',
    price: 19_000_000,
    voucher: 0,
    start: '2026-09-01',
    end: '2026-12-31',
    picture: 'vault-card',
    title: ['100 TB in the archive for a year', 'Arsip 100 TB selama setahun'],
    text: ['One price, reading included once a month.', 'Satu harga, termasuk sekali baca setiap bulan.'],
  },
  {
    key: 'backup-bundle',
    category: 1,
    rule: 'percent',
    product: 'backup',
    price: 21_000,
    voucher: 0,
    start: '2026-08-01',
    end: '2026-10-31',
    picture: 'tiers-card',
    title: ['Backup for every server', 'Cadangan untuk setiap server'],
    text: [
      'A quarter off when all servers of a project are backed up.',
      'Hemat seperempat bila semua server dalam proyek dicadangkan.',
    ],
  },
  {
    key: 'startup-club',
    category: 2,
    rule: 'voucher',
    product: 'kubernetes',
    price: 0,
    voucher: 75_000_000,
    start: '2026-01-01',
    end: '2027-12-31',
    picture: 'cluster-card',
    title: ['Startup club', 'Klub startup'],
    text: [
      'Credit of Rp75 million for young companies, and an architect on call.',
      'Kredit Rp75 juta untuk perusahaan rintisan, dan arsitek yang siap dihubungi.',
    ],
  },
  {
    key: 'campus-club',
    category: 2,
    rule: 'voucher',
    product: 'ai-studio',
    price: 0,
    voucher: 1_000_000,
    start: '2026-07-01',
    end: '2027-06-30',
    picture: 'classroom-card',
    title: ['Campus club', 'Klub kampus'],
    text: [
      'Rp1 million each term for students with a university address.',
      'Rp1 juta tiap semester untuk mahasiswa dengan surel kampus.',
    ],
  },
  {
    key: 'partner-club',
    category: 2,
    rule: 'percent',
    product: 'bare-metal',
    price: 4_165_000,
    voucher: 0,
    start: '2026-01-01',
    end: '2027-12-31',
    picture: 'twins-card',
    title: ['Partner club', 'Klub mitra'],
    text: [
      '15 per cent on everything partners run for their customers.',
      'Potongan 15 persen untuk semua yang dikelola mitra bagi pelanggannya.',
    ],
  },
  {
    key: 'welcome-credit',
    category: 3,
    rule: 'voucher',
    product: 'virtual-server',
    price: 0,
    voucher: 500_000,
    start: '2026-01-01',
    end: '2027-12-31',
    picture: 'savings-card',
    title: ['Rp500,000 to begin with', 'Rp500.000 untuk memulai'],
    text: [
      'Sixty days, every product but licences, no card needed to look around.',
      'Enam puluh hari, semua produk kecuali lisensi, tanpa kartu untuk mencoba.',
    ],
  },
  {
    key: 'models-trial',
    category: 3,
    rule: 'voucher',
    product: 'language-models',
    price: 0,
    voucher: 250_000,
    start: '2026-10-01',
    end: '2027-03-31',
    picture: 'stage-card',
    title: ['Ten million tokens free', 'Sepuluh juta token gratis'],
    text: ['Try every model for a month.', 'Coba semua model selama sebulan.'],
  },
  {
    key: 'recovery-trial',
    category: 3,
    rule: 'fixedPrice',
    product: 'disaster-recovery',
    price: 0,
    voucher: 0,
    start: '2026-11-01',
    end: '2027-01-31',
    picture: 'archipelago-card',
    title: ['One rehearsal on us', 'Satu gladi dari kami'],
    text: [
      'We rehearse the recovery of one system with you, free of charge.',
      'Kami menguji pemulihan satu sistem bersama Anda, tanpa biaya.',
    ],
  },
  {
    key: 'waf-trial',
    category: 3,
    rule: 'percent',
    product: 'web-application-firewall',
    price: 0,
    voucher: 0,
    start: '2026-05-01',
    end: '2026-09-30',
    picture: 'guarded-card',
    title: ['Firewall free for a month', 'Firewall gratis sebulan'],
    text: [
      'Watch what it would stop before you decide.',
      'Amati apa yang akan ditahannya sebelum memutuskan.',
    ],
  },
]
