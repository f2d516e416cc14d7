import type { Article } from '../article.ts'

export const coldTier: Article = {
  slug: 'object-storage-cold-tier',
  category: 'product',
  subCategory: 'data',
  date: '2026-04-13',
  picture: 'tiers-card',
  en: {
    title: 'A cold tier for what you must keep but rarely read',
    description:
      'Archives in object storage now cost a quarter of the standard price, and a file is back within five minutes.',
    body: `Accounts must be kept for ten years, medical pictures for longer, and camera recordings for ninety days. Almost nobody looks at them again. For such data Object Storage now has a fourth tier, which costs a quarter of the first.

## Four tiers, one address

| Tier | Price per GB and month | First byte | Shortest stay |
| Standard | Rp360 | 20 ms | none |
| Warm | Rp210 | 30 ms | 30 days |
| Cool | Rp140 | 80 ms | 60 days |
| Cold | Rp90 | under 5 minutes | 180 days |

A file keeps its name and its address when it changes tier. Your programs need not know where it is; only for the cold tier they have to ask first and come back.

## Rules instead of tidying up

Nobody sorts files by hand. A rule consists of a beginning of the name, an age and a tier:

- \`invoices/\` goes to cool after 90 days and to cold after a year
- \`camera/\` goes to warm after a week and is erased after 90 days
- everything else stays where it is

Rules run at night. Before the first run the console shows what would move and what you would save; in our trial the median was fifty-eight per cent.

## How cold storage works

Cold files lie on disks that are switched off most of the time. Three copies are kept in three zones, as in all tiers, and each copy is read and compared once a quarter. When you ask for a file, its disk starts, and the file is copied to the standard tier for as many days as you say.

> An archive that is never read is a promise. An archive that checks itself is a fact.

## When it does not pay

1. Files below 128 KB: pack them together first, because each is billed as if it were that big
2. Data you read more than twice a year: fetching costs Rp120 per GB
3. Backups of yesterday: they belong into standard, until you are sure that you will not need them at three in the morning

## Begin with a measurement

The report *Access by age* in the console shows how old the files are that somebody reads. In most buckets the curve falls to nothing after forty days. That is the day from which your first rule should count. Look again after a quarter: habits change, and so should rules. For copies that nobody may alter, read about [backups that withstand ransomware](/news-and-information/backups-that-withstand-ransomware), which can live in the cold tier, too.`,
  },
  id: {
    title: 'Tingkat dingin untuk data yang wajib disimpan tapi jarang dibaca',
    description:
      'Arsip di penyimpanan objek kini hanya seperempat harga standar, dan berkasnya kembali dalam lima menit.',
    body: `Pembukuan wajib disimpan sepuluh tahun, citra medis lebih lama lagi, dan rekaman kamera sembilan puluh hari. Hampir tak seorang pun melihatnya kembali. Untuk data semacam itu, Object Storage kini punya tingkat keempat yang harganya seperempat tingkat pertama.

## Empat tingkat, satu alamat

| Tingkat | Harga per GB per bulan | Bita pertama | Masa simpan minimum |
| Standar | Rp360 | 20 ms | tidak ada |
| Hangat | Rp210 | 30 ms | 30 hari |
| Sejuk | Rp140 | 80 ms | 60 hari |
| Dingin | Rp90 | di bawah 5 menit | 180 hari |

Nama dan alamat berkas tidak berubah saat pindah tingkat. Program Anda tidak perlu tahu di mana letaknya; hanya untuk tingkat dingin program harus meminta dulu, lalu kembali mengambil.

## Aturan, bukan beres-beres

Tidak ada yang memilah berkas dengan tangan. Satu aturan terdiri atas awalan nama, umur, dan tingkat:

- \`invoices/\` pindah ke sejuk setelah 90 hari dan ke dingin setelah setahun
- \`camera/\` pindah ke hangat setelah seminggu dan dihapus setelah 90 hari
- selebihnya tetap di tempat

Aturan dijalankan malam hari. Sebelum pertama kali jalan, konsol menunjukkan apa yang akan dipindah dan berapa penghematannya; dalam uji coba kami mediannya lima puluh delapan persen.

## Cara kerja penyimpanan dingin

Berkas dingin berada di disk yang hampir selalu mati. Seperti di semua tingkat, ada tiga salinan di tiga zona, dan setiap salinan dibaca serta dibandingkan sekali tiap kuartal. Saat Anda meminta berkas, disknya menyala dan berkas disalin ke tingkat standar selama jumlah hari yang Anda tentukan.

> Arsip yang tak pernah dibaca hanyalah janji. Arsip yang memeriksa dirinya sendiri adalah kenyataan.

## Kapan tidak menguntungkan

1. Berkas di bawah 128 KB: gabungkan dulu, karena masing-masing ditagih seolah sebesar itu
2. Data yang dibaca lebih dari dua kali setahun: pengambilannya Rp120 per GB
3. Cadangan kemarin: simpan di standar sampai Anda yakin tidak membutuhkannya pukul tiga pagi

## Mulailah dari pengukuran

Laporan *Akses menurut umur* di konsol menunjukkan seberapa tua berkas yang masih dibaca. Di kebanyakan wadah, kurvanya habis setelah empat puluh hari. Dari hari itulah aturan pertama Anda sebaiknya berlaku. Periksa lagi setelah satu kuartal: kebiasaan berubah, dan aturan pun sebaiknya ikut. Untuk salinan yang tak boleh diubah siapa pun, baca tentang [cadangan yang tahan ransomware](/news-and-information/backups-that-withstand-ransomware), yang juga bisa tinggal di tingkat dingin.`,
  },
}
