import { pathTo } from '@flou/shared/paths.ts'
import type { CardSpec } from '../block.ts'
import type { PictureName } from '../pictures.ts'
import { textOf, type Pair } from './guide.ts'

type Card = readonly [title: Pair, text: Pair, picture: PictureName, href: string]

const specsOf = (rows: readonly Card[]): CardSpec[] =>
  rows.map(([title, text, picture, href]) => ({ title: textOf(title), content: textOf(text), picture, href }))

const guide = (product: string) => pathTo('documentation', product)

export const RESOURCE_CARDS = specsOf([
  [
    ['Documentation', 'Dokumentasi'],
    [
      'Search all guides, from the first step to the last option.',
      'Cari di semua panduan, dari langkah pertama hingga opsi terakhir.',
    ],
    'icon-education',
    pathTo('documentationStart'),
  ],
  [
    ['Documentation by product', 'Dokumentasi per produk'],
    [
      'Every product with its chapters, samples and terms.',
      'Setiap produk dengan bab, contoh kode, dan ketentuannya.',
    ],
    'icon-compute',
    pathTo('documentationList'),
  ],
  [
    ['Terms and conditions', 'Syarat dan ketentuan'],
    [
      'What we promise and what we ask, in words people use.',
      'Yang kami janjikan dan minta, dengan bahasa yang dipahami.',
    ],
    'icon-certificate',
    pathTo('termsAndCondition'),
  ],
  [
    ['Questions and answers', 'Tanya jawab'],
    ['Accounts, prices, products, security and support.', 'Akun, harga, produk, keamanan, dan dukungan.'],
    'icon-support',
    pathTo('faq'),
  ],
  [
    ['Customer stories', 'Kisah pelanggan'],
    ['How others built it, with numbers.', 'Cara pelanggan lain membangunnya, lengkap dengan angka.'],
    'icon-people',
    pathTo('customerStoryList'),
  ],
  [
    ['Community', 'Komunitas'],
    [
      'Meet those who build with Flou Cloud in your city.',
      'Temui para pembangun dengan Flou Cloud di kota Anda.',
    ],
    'icon-region',
    pathTo('community'),
  ],
  [
    ['Prices', 'Harga'],
    [
      'What each product costs, in rupiah and with tax.',
      'Biaya setiap produk, dalam rupiah dan dengan pajak.',
    ],
    'icon-price',
    pathTo('pricing'),
  ],
  [
    ['Events', 'Acara'],
    [
      'Workshops and meetings, online and in eight cities.',
      'Lokakarya dan pertemuan, daring dan di delapan kota.',
    ],
    'icon-leaf',
    pathTo('eventList'),
  ],
])

export const FIRST_STEPS = specsOf([
  [
    ['Your first server', 'Server pertama Anda'],
    ['From nothing to a prompt in five minutes.', 'Dari nol sampai prompt dalam lima menit.'],
    'icon-compute',
    guide('virtual-server'),
  ],
  [
    ['Run containers', 'Menjalankan kontainer'],
    ['A cluster, an image, an address.', 'Satu klaster, satu image, satu alamat.'],
    'icon-containers',
    guide('kubernetes'),
  ],
  [
    ['Keep files', 'Menyimpan berkas'],
    ['Buckets, keys and rules, with any S3 tool.', 'Bucket, kunci, dan aturan, dengan alat S3 apa pun.'],
    'icon-storage',
    guide('object-storage'),
  ],
  [
    ['Move a database', 'Memindahkan basis data'],
    [
      'To managed PostgreSQL, with less than a minute of outage.',
      'Ke PostgreSQL terkelola, dengan henti kurang dari satu menit.',
    ],
    'icon-database',
    guide('postgresql'),
  ],
  [
    ['Plan a network', 'Merencanakan jaringan'],
    [
      'Subnets, firewalls by role, and ways to your office.',
      'Subnet, firewall menurut peran, dan jalan ke kantor Anda.',
    ],
    'icon-network',
    guide('private-network'),
  ],
  [
    ['Guard keys and secrets', 'Menjaga kunci dan rahasia'],
    ['In certified hardware, out of your code.', 'Di perangkat keras tersertifikasi, di luar kode Anda.'],
    'icon-security',
    guide('key-management'),
  ],
  [
    ['Small programs', 'Program kecil'],
    ['Functions that run on uploads and timetables.', 'Fungsi yang berjalan karena unggahan dan jadwal.'],
    'icon-insight',
    guide('functions'),
  ],
  [
    ['A domain', 'Sebuah domain'],
    ['Records, DNSSEC and answers by place.', 'Rekaman, DNSSEC, dan jawaban menurut lokasi.'],
    'icon-region',
    guide('dns'),
  ],
])
