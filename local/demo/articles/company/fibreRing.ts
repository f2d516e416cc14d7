import type { Article } from '../article.ts'

export const fibreRing: Article = {
  slug: 'fibre-ring-java-bali-complete',
  category: 'company',
  subCategory: 'expansion',
  date: '2025-09-15',
  picture: 'cableLanding-card',
  en: {
    title: 'The Java–Bali fibre ring is complete',
    description:
      'Two routes that never meet now join our regions. What a ring changes, and why we dug the last nine kilometres ourselves.',
    body: `A line has two ends and one weak point for every metre in between. A ring has none that matters: cut it anywhere, and everything is still joined. Last week we closed the ring between Jakarta, Surabaya and Denpasar.

## Why one route was not enough

Until now our regions were joined by two cables that shared a bridge near Semarang. On paper these were two routes. In April 2024 a ship struck that bridge, and for eleven minutes they were none. We published what had happened, paid the credits, and began to look for another way.

- The northern route follows the railway from Jakarta to Surabaya
- The southern route runs along the coast, partly under the sea
- In Bali both land at different beaches, sixteen kilometres apart

The last nine kilometres, in the hills south of Malang, we dug ourselves, because the only duct there belonged to the company that also owns the northern one.

## What you notice

Mostly nothing, and that is the purpose. The round trip between Jakarta and Surabaya is 12 milliseconds by the north and 15 by the south. Both carry traffic all the time, so that we know each of them works; a spare line that is used only in an emergency is a hope, not a plan.

| Route | Length | Round trip | Capacity |
| North | 790 km | 12 ms | 1.6 Tbit/s |
| South | 1,040 km | 15 ms | 1.2 Tbit/s |
| Surabaya – Denpasar | 430 km | 7 ms | 0.8 Tbit/s |

If a cable fails, routers choose the other in less than fifty milliseconds. Connections stay open; a video call may stutter once.

## We cut it ourselves

Before we called the ring complete we cut it, six times, at announced hours and at two that only three people knew. Five times everything went as drawn. Once a router in Denpasar held on to the dead route for forty seconds, because of a timer left over from testing. That is the kind of mistake one finds only by pulling the plug.

> Redundancy that has never been tested is a story we tell ourselves.

## Private lines in Bali

With the ring comes a point of presence in Denpasar. Hotels, airlines and hospitals can take a private line from there, from 100 Mbit/s to 10 Gbit/s, at the price that applies in Surabaya. Orders take three weeks where fibre is in the building. If you plan systems in two regions, our guide on [designing for two regions](/news-and-information/designing-for-two-regions) shows what to do with the milliseconds you have.`,
  },
  id: {
    title: 'Cincin serat optik Jawa–Bali telah tersambung',
    description:
      'Dua jalur yang tak pernah bertemu kini menghubungkan region kami. Apa gunanya cincin, dan mengapa sembilan kilometer terakhir kami gali sendiri.',
    body: `Sebuah garis punya dua ujung dan satu titik lemah di setiap meternya. Sebuah cincin tidak: putus di mana pun, semuanya masih tersambung. Minggu lalu kami menutup cincin antara Jakarta, Surabaya, dan Denpasar.

## Mengapa satu jalur tidak cukup

Selama ini region kami dihubungkan dua kabel yang melewati jembatan yang sama di dekat Semarang. Di atas kertas itu dua jalur. Pada April 2024 sebuah kapal menabrak jembatan tersebut, dan selama sebelas menit keduanya hilang. Kami mengumumkan apa yang terjadi, membayar kreditnya, lalu mulai mencari jalan lain.

- Jalur utara mengikuti rel kereta dari Jakarta ke Surabaya
- Jalur selatan menyusuri pantai, sebagian di bawah laut
- Di Bali keduanya mendarat di pantai berbeda, terpisah enam belas kilometer

Sembilan kilometer terakhir, di perbukitan selatan Malang, kami gali sendiri karena satu-satunya saluran di sana milik perusahaan yang juga menguasai jalur utara.

## Yang Anda rasakan

Hampir tidak ada, dan memang itu tujuannya. Waktu bolak-balik Jakarta–Surabaya 12 milidetik lewat utara dan 15 lewat selatan. Keduanya terus dilalui trafik sehingga kami tahu masing-masing berfungsi; jalur cadangan yang hanya dipakai saat darurat adalah harapan, bukan rencana.

| Jalur | Panjang | Waktu bolak-balik | Kapasitas |
| Utara | 790 km | 12 ms | 1,6 Tbit/s |
| Selatan | 1.040 km | 15 ms | 1,2 Tbit/s |
| Surabaya – Denpasar | 430 km | 7 ms | 0,8 Tbit/s |

Bila satu kabel putus, router memilih jalur lain dalam waktu kurang dari lima puluh milidetik. Koneksi tetap terbuka; panggilan video mungkin tersendat sekali.

## Kami memutusnya sendiri

Sebelum menyatakan cincin ini selesai, kami memutusnya enam kali: empat pada jam yang diumumkan dan dua pada jam yang hanya diketahui tiga orang. Lima kali semuanya berjalan sesuai gambar. Sekali, sebuah router di Denpasar bertahan di jalur mati selama empat puluh detik gara-gara pengatur waktu sisa pengujian. Kesalahan seperti itu hanya ketahuan bila colokannya benar-benar dicabut.

> Cadangan yang tak pernah diuji hanyalah cerita yang kita ulang untuk menenangkan diri.

## Jalur privat di Bali

Bersama cincin ini hadir titik layanan di Denpasar. Hotel, maskapai, dan rumah sakit bisa mengambil jalur privat dari sana, mulai 100 Mbit/s sampai 10 Gbit/s, dengan harga seperti di Surabaya. Pemesanan butuh tiga minggu bila gedung sudah terpasang serat optik. Jika Anda merencanakan sistem di dua region, panduan kami tentang [merancang untuk dua region](/news-and-information/designing-for-two-regions) menunjukkan cara memanfaatkan setiap milidetiknya.`,
  },
}
