import type { Article } from '../article.ts'

export const managedPostgres: Article = {
  slug: 'database-restore-to-any-second',
  category: 'product',
  subCategory: 'data',
  date: '2026-03-09',
  picture: 'databases-card',
  en: {
    title: 'Restore your database to any second of the last 35 days',
    description:
      'Point-in-time recovery comes with every plan of Managed PostgreSQL, and a rehearsal every week proves that it works.',
    body: `At 14:07:31 somebody runs an update without a condition. At 14:09 the telephone rings. What happens next decides whether this becomes an anecdote or an insolvency. From today every plan of Managed PostgreSQL, even the smallest, can go back to 14:07:30.

## How it works

The database writes a log of every change before it makes it. We copy this log every five seconds to object storage in another zone, and take a full copy each night. To restore, we take the copy before the moment you name, replay the log up to that second, and stop.

- Period: 35 days, or up to 400 with the archive option
- Loss in the worst case: five seconds
- Duration: about four minutes, and one more for every 40 GB

The restored database stands *beside* the old one, never in its place. You compare, copy what was lost, or switch the address.

## The rehearsal

A backup that has never been restored is a wish. Once a week we restore each database to a random second, in a closed network, count the rows of every table, and compare with what the original had at that time. The result stands in your console, with date and duration.

| | 2025 | First quarter of 2026 |
| Rehearsals | 148,200 | 51,700 |
| Failed at the first attempt | 37 | 2 |
| Failed for good | 0 | 0 |

The thirty-seven taught us a good deal: most came from extensions that were missing on the target, and are checked beforehand now.

## Restoring by hand

1. Open the database and choose *Restore*
2. Name the moment; the console shows the writes per second around it, so that the accident is easy to see
3. Choose a size. A small one is enough for looking things up
4. Connect with the password of the original

During the first 24 hours the restored database costs nothing. Nobody should have to think about money while the telephone rings.

> The nicest restore is the one during which customers keep ordering.

## What you should still do

Give your programs a log-in that may not drop tables. Run migrations first on a restored copy of yesterday: it costs a few thousand rupiah and has prevented more accidents than any meeting. And write down who may decide to go back, because at 14:09 nobody wants to look for that person. Prices and sizes are in the [calculator](/pricing/calculator).`,
  },
  id: {
    title: 'Pulihkan basis data ke detik mana pun dalam 35 hari terakhir',
    description:
      'Pemulihan ke titik waktu kini ada di semua paket Managed PostgreSQL, dan latihan mingguan membuktikan bahwa itu berfungsi.',
    body: `Pukul 14.07.31 seseorang menjalankan perintah update tanpa syarat. Pukul 14.09 telepon berdering. Apa yang terjadi berikutnya menentukan apakah ini menjadi cerita lucu atau kebangkrutan. Mulai hari ini setiap paket Managed PostgreSQL, bahkan yang terkecil, bisa kembali ke pukul 14.07.30.

## Cara kerjanya

Basis data menulis catatan setiap perubahan sebelum melakukannya. Catatan ini kami salin setiap lima detik ke penyimpanan objek di zona lain, dan setiap malam kami ambil salinan penuh. Untuk memulihkan, kami ambil salinan sebelum saat yang Anda sebut, putar ulang catatannya sampai detik itu, lalu berhenti.

- Rentang: 35 hari, atau hingga 400 hari dengan opsi arsip
- Kehilangan terburuk: lima detik
- Lama proses: sekitar empat menit, ditambah satu menit untuk tiap 40 GB

Hasilnya, sebuah basis data baru yang lengkap, berdiri *di samping* yang lama, tidak pernah menggantikannya. Anda membandingkan, menyalin yang hilang, atau memindahkan alamatnya.

## Latihannya

Cadangan yang belum pernah dipulihkan baru sebatas harapan. Seminggu sekali kami memulihkan setiap basis data ke detik acak di jaringan tertutup, menghitung baris setiap tabel, dan membandingkannya dengan keadaan aslinya saat itu. Hasilnya tampil di konsol Anda, lengkap dengan tanggal dan lamanya.

| | 2025 | Kuartal pertama 2026 |
| Latihan | 148.200 | 51.700 |
| Gagal pada percobaan pertama | 37 | 2 |
| Gagal total | 0 | 0 |

Tiga puluh tujuh kegagalan itu banyak mengajari kami: sebagian besar karena ekstensi yang tidak ada di tujuan, dan kini diperiksa lebih dulu.

## Memulihkan sendiri

1. Buka basis data dan pilih *Pulihkan*
2. Sebutkan waktunya; konsol menampilkan jumlah penulisan per detik di sekitarnya sehingga kecelakaannya mudah terlihat
3. Pilih ukuran. Yang kecil sudah cukup untuk sekadar memeriksa
4. Sambungkan dengan kata sandi basis data asal

Selama 24 jam pertama, basis data hasil pemulihan tidak dikenai biaya. Tak seorang pun semestinya memikirkan uang selagi telepon terus berdering dan pelanggan menunggu jawaban.

> Pemulihan terbaik adalah yang berlangsung sementara pelanggan tetap memesan.

## Yang tetap perlu Anda lakukan

Beri program Anda akses yang tidak boleh menghapus tabel. Jalankan migrasi lebih dulu di salinan kemarin: biayanya hanya beberapa ribu rupiah dan mencegah lebih banyak kecelakaan daripada rapat mana pun. Lalu catat siapa yang berhak memutuskan untuk mundur, sebab pukul 14.09 tak ada yang ingin mencari orang itu. Harga dan ukurannya ada di [kalkulator](/pricing/calculator).`,
  },
}
