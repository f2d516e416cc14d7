import type { Article } from '../article.ts'

export const ruralBank: Article = {
  slug: 'rural-bank-moves-core-system',
  category: 'insight',
  subCategory: 'finance',
  date: '2026-04-27',
  picture: 'bank-card',
  en: {
    title: 'A rural bank moves its core system in eleven weekends',
    description:
      'From a server under the counter to two regions: how a bank with fourteen branches moved without closing one of them.',
    body: `The bank lends to rice farmers, fishermen and market traders. It has fourteen branches, ninety thousand customers, and had one server, which stood under the counter of the head office because it was coolest there. When it failed for two days in 2024, clerks wrote on paper, and the directors decided that this was the last time.

## What was asked for

- No branch may close on a working day
- Data stays in the country, in two places
- The supervisor must be able to see who changed what
- The bill must be known a year ahead

## Eleven weekends

The team moved one thing each weekend and kept a way back for each.

1. **Weekends 1–2:** private lines to two regions, beside the old one
2. **Weekends 3–4:** mail, files and log-ins; people get used to it
3. **Weekends 5–7:** a copy of the core system in Jakarta, fed every night and compared row by row
4. **Weekend 8:** one branch works on the new system, thirteen on the old
5. **Weekends 9–10:** the other branches, in two groups
6. **Weekend 11:** Surabaya as warm standby; the first rehearsal

On the eighth weekend a rounding of interest differed by one rupiah in 212 accounts. The old system had been wrong since 2017. It took a fortnight to decide what to do about it, and an hour to do it.

## Before and after

| | Before | After |
| Opening an account | 35 minutes | 6 minutes |
| Closing the day | 4 hours | 25 minutes |
| Longest failure in a year | 2 days | 9 minutes |
| Cost a month | Rp61 million | Rp47 million |
| Report to the supervisor | 3 days | same day |

The six minutes are what customers speak of. An officer sits in the market with a tablet, and whoever comes for change leaves with an account.

> We thought we were moving computers. We were moving the bank to where people are.

That is what the head of technology says, who has a staff of four.

## What others can take from it

Move what is dull first: it trains people and lines. Compare for longer than seems needful; the two extra weeks found the rounding. And agree beforehand on who says *go* and who says *back*. At this bank it was the same person, and she used both words.

The design is described in general terms under [financial services](/solution/financial-services); how to choose between the ways of using a second city, in our guide on [two regions](/news-and-information/designing-for-two-regions).`,
  },
  id: {
    title: 'Sebuah BPR memindahkan sistem intinya dalam sebelas akhir pekan',
    description:
      'Dari server di bawah meja teller ke dua region: cara bank dengan empat belas cabang pindah tanpa menutup satu pun.',
    body: `Bank ini meminjami petani padi, nelayan, dan pedagang pasar. Cabangnya empat belas, nasabahnya sembilan puluh ribu, dan servernya satu, diletakkan di bawah meja teller kantor pusat karena di situlah tempat paling sejuk. Ketika server itu mati dua hari pada 2024, pegawai mencatat di kertas, dan direksi memutuskan bahwa itu yang terakhir.

## Yang diminta

- Tak satu cabang pun boleh tutup di hari kerja
- Data tetap di dalam negeri, di dua tempat
- Pengawas harus bisa melihat siapa mengubah apa
- Tagihan harus diketahui setahun di muka

## Sebelas akhir pekan

Tim memindahkan satu hal setiap akhir pekan dan selalu menyiapkan jalan kembali.

1. **Akhir pekan 1–2:** jalur privat ke dua region, di samping jalur lama
2. **Akhir pekan 3–4:** surel, berkas, dan akses masuk; orang-orang mulai terbiasa
3. **Akhir pekan 5–7:** salinan sistem inti di Jakarta, diisi setiap malam dan dibandingkan baris demi baris
4. **Akhir pekan 8:** satu cabang memakai sistem baru, tiga belas masih yang lama
5. **Akhir pekan 9–10:** cabang lainnya, dalam dua kelompok
6. **Akhir pekan 11:** Surabaya sebagai cadangan hangat; latihan pertama

Pada akhir pekan kedelapan, pembulatan bunga berbeda satu rupiah di 212 rekening. Ternyata sistem lamalah yang keliru sejak 2017. Butuh dua minggu untuk memutuskan penyelesaiannya, dan satu jam untuk mengerjakannya.

## Sebelum dan sesudah

| | Sebelum | Sesudah |
| Membuka rekening | 35 menit | 6 menit |
| Tutup hari | 4 jam | 25 menit |
| Gangguan terlama dalam setahun | 2 hari | 9 menit |
| Biaya per bulan | Rp61 juta | Rp47 juta |
| Laporan ke pengawas | 3 hari | hari yang sama |

Enam menit itulah yang dibicarakan nasabah. Seorang petugas duduk di pasar membawa tablet, dan orang yang datang menukar uang receh pulang membawa rekening.

> Kami kira kami memindahkan komputer. Ternyata kami memindahkan bank ke tempat orang-orang berada.

Demikian kata kepala teknologinya, yang timnya hanya empat orang.

## Pelajaran untuk yang lain

Pindahkan dulu yang membosankan: itu melatih orang dan jalurnya. Bandingkan lebih lama dari yang terasa perlu; dua minggu tambahan itulah yang menemukan soal pembulatan. Dan sepakati sejak awal siapa yang berkata *lanjut* dan siapa yang berkata *mundur*. Di bank ini orangnya sama, dan ia pernah mengucapkan keduanya.

Rancangannya dijelaskan secara umum di [jasa keuangan](/solution/financial-services); cara memilih pemanfaatan kota kedua ada di panduan [dua region](/news-and-information/designing-for-two-regions).`,
  },
}
