import type { Story } from './story.ts'

export const finance: readonly Story[] = [
  {
    key: 'bank-tirta',
    industry: 'finance',
    kind: 'compute',
    city: 'Semarang',
    picture: 'bank-card',
    products: ['dedicated-host', 'postgresql', 'key-management'],
    title: { en: 'A rural bank opens accounts in six minutes', id: 'BPR membuka rekening dalam enam menit' },
    review: {
      en: 'The supervisor asked for separation, keys of our own and a plan for leaving. All three were in the first folder we got.',
      id: 'Pengawas meminta pemisahan, kunci milik sendiri, dan rencana keluar. Ketiganya ada di berkas pertama yang kami terima.',
    },
    by: {
      en: 'Wulan Hapsari, head of information technology',
      id: 'Wulan Hapsari, kepala teknologi informasi',
    },
    about: {
      en: 'A regional bank with 41 branches in Central Java and 380,000 customers.',
      id: 'Bank daerah dengan 41 cabang di Jawa Tengah dan 380.000 nasabah.',
    },
    before: {
      en: 'Opening an account took two visits and three days. The core system stood in a room beside the head office, with one line and one generator.',
      id: 'Membuka rekening perlu dua kunjungan dan tiga hari. Sistem intinya berada di ruangan sebelah kantor pusat, dengan satu jalur dan satu genset.',
    },
    work: {
      en: "Channels and identity checks moved to dedicated hosts in Jakarta, with keys in the bank's own module. The core system followed after a year.",
      id: 'Kanal dan pemeriksaan identitas dipindahkan ke host khusus di Jakarta, dengan kunci di modul milik bank. Sistem inti menyusul setahun kemudian.',
    },
    after: {
      en: 'Accounts open in six minutes on a phone. Costs fell by 31 per cent, and the supervisor found nothing to complain about.',
      id: 'Rekening dibuka dalam enam menit lewat ponsel. Biaya turun 31 persen, dan pengawas tidak menemukan catatan.',
    },
  },
  {
    key: 'lintas-bayar',
    industry: 'finance',
    kind: 'database',
    city: 'Jakarta',
    picture: 'databases-card',
    products: ['postgresql', 'event-stream', 'load-balancer'],
    title: {
      en: 'Four thousand payments a second on payday',
      id: 'Empat ribu pembayaran per detik di hari gajian',
    },
    review: {
      en: 'We switched databases at noon on a Tuesday. Nobody noticed, which is the best thing I can say.',
      id: 'Kami beralih basis data pada Selasa siang. Tak ada yang menyadarinya, dan itulah pujian terbaik saya.',
    },
    by: { en: 'Rangga Putra, chief engineer', id: 'Rangga Putra, kepala teknisi' },
    about: {
      en: 'A payment gateway for 22,000 online shops.',
      id: 'Gerbang pembayaran untuk 22.000 toko daring.',
    },
    before: {
      en: 'One large server carried all payments. On paydays it answered in eight seconds, and every update meant a night without sleep.',
      id: 'Satu server besar menangani semua pembayaran. Di hari gajian jawabannya delapan detik, dan setiap pembaruan berarti begadang.',
    },
    work: {
      en: 'Payments now pass through an event stream into three databases by shop, each with a copy in another zone.',
      id: 'Pembayaran kini melewati aliran peristiwa ke tiga basis data menurut toko, masing-masing dengan salinan di zona lain.',
    },
    after: {
      en: 'The busiest second saw 4,180 payments, half of them answered within 90 milliseconds. Updates happen at lunch.',
      id: 'Detik tersibuk mencatat 4.180 pembayaran, separuhnya dijawab dalam 90 milidetik. Pembaruan dilakukan saat makan siang.',
    },
  },
  {
    key: 'asuransi-teduh',
    industry: 'finance',
    kind: 'data',
    city: 'Bandung',
    picture: 'guarded-card',
    products: ['document-reader', 'object-storage', 'data-warehouse'],
    title: { en: 'Claims settled the same day', id: 'Klaim selesai di hari yang sama' },
    review: {
      en: 'Our people used to type. Now they decide.',
      id: 'Dulu tim kami mengetik. Kini mereka mengambil keputusan.',
    },
    by: { en: 'Melati Anggraini, director of claims', id: 'Melati Anggraini, direktur klaim' },
    about: {
      en: 'Health and motor insurance for 640,000 people.',
      id: 'Asuransi kesehatan dan kendaraan untuk 640.000 orang.',
    },
    before: {
      en: 'Each claim brought twelve pages on paper, typed by hand in three offices.',
      id: 'Setiap klaim membawa dua belas lembar kertas yang diketik manual di tiga kantor.',
    },
    work: {
      en: 'Photographs are read at the hospital, checked for forgery and kept in locked storage for ten years.',
      id: 'Foto dibaca di rumah sakit, diperiksa keasliannya, dan disimpan di penyimpanan terkunci selama sepuluh tahun.',
    },
    after: {
      en: 'Seven of ten claims are settled the same day; the rest get the time they deserve.',
      id: 'Tujuh dari sepuluh klaim selesai di hari yang sama; sisanya mendapat perhatian yang layak.',
    },
  },
]
