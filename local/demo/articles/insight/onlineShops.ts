import type { Article } from '../article.ts'

export const onlineShops: Article = {
  slug: 'online-shops-ready-for-1212',
  category: 'insight',
  subCategory: 'retail',
  date: '2025-11-24',
  picture: 'shopfront-card',
  en: {
    title: 'Ready for 12.12: what shops learned from 11.11',
    description:
      'Four shops, four kinds of queue. What broke on 11 November, what held, and a plan for the eighteen days that are left.',
    body: `On 11 November at midnight, traffic to the shops on our platform rose to twelve times its usual height within ninety seconds. Most held. Four had a bad hour, and agreed that others may learn from it before 12 December.

## Four bad hours

**The clothes shop** had enough servers, but its database allowed five hundred connections, and each server opened fifty. The eleventh server broke what ten had carried. *Mended with a pool in front of the database.*

**The electronics shop** scaled by processor load, and new servers needed four minutes to start. The rush lasted three. *Mended by starting at 23:30, by the clock.*

**The cosmetics shop** held its stock in one row that every order locked. Two hundred orders a second became nine. *Mended with reservations: a hundred small rows for each product.*

**The bookshop** was quick itself, but waited for a delivery service that was not. *Mended with a time limit of one second and a default price.*

## Measure the real path

A test of the home page tells nothing. Let the test do what customers do: search, look at three products, fill a basket, pay with a test card. Let one in five give up at the last step, as they do in life.

| Hours before | Task |
| 400 | Load test at twice the height of 11.11 |
| 300 | Mend the first thing that broke, and only that |
| 200 | Test again |
| 72 | No more changes to the shop |
| 24 | Enlarge what starts slowly |
| 1 | All in one call, with the sheet of who does what |

## What to switch off

Decide today what may go when it gets tight: recommendations, reviews, the live counter of visitors. One switch each, tried beforehand. A shop without recommendations sells. A shop without a till does not.

## What it costs

The clothes shop ran at six times its usual size for five hours. The bill for this night was Rp8,400,000, less than two per cent of its takings. Left at that size for the whole month, it would have been Rp1.2 billion. Capacity that goes away again is the whole point.

> We used to buy servers for one night. Now we rent the night.

## Eighteen days are left

Our team reads your load test with you, free of charge, until 5 December; [book a time](/contact-us/form). For traffic that must be led elsewhere, see [load balancing across regions](/news-and-information/load-balancing-across-regions); how to shed what you no longer need on the 13th is part of our [retail](/solution/retail) designs.`,
  },
  id: {
    title: 'Siap untuk 12.12: pelajaran toko daring dari 11.11',
    description:
      'Empat toko, empat macam antrean. Apa yang rusak pada 11 November, apa yang bertahan, dan rencana untuk delapan belas hari tersisa.',
    body: `Pada 11 November tengah malam, trafik ke toko-toko di platform kami naik dua belas kali lipat dalam sembilan puluh detik. Sebagian besar bertahan. Empat toko mengalami satu jam yang buruk, dan bersedia dijadikan pelajaran sebelum 12 Desember.

## Empat jam yang buruk

**Toko pakaian** punya cukup server, tetapi basis datanya mengizinkan lima ratus koneksi dan tiap server membuka lima puluh. Server kesebelas meruntuhkan apa yang sanggup dipikul sepuluh. *Diatasi dengan pool di depan basis data.*

**Toko elektronik** bertambah besar berdasarkan beban prosesor, dan server baru butuh empat menit untuk menyala. Serbuannya hanya tiga menit. *Diatasi dengan menyalakan pukul 23.30, mengikuti jam.*

**Toko kosmetik** menyimpan stok di satu baris yang dikunci setiap pesanan. Dua ratus pesanan per detik menjadi sembilan. *Diatasi dengan reservasi: seratus baris kecil untuk setiap produk.*

**Toko buku** sendiri cepat, tetapi menunggu layanan pengiriman yang tidak. *Diatasi dengan batas waktu satu detik dan ongkos kirim bawaan.*

## Ukur jalur yang sebenarnya

Uji beban di beranda tidak memberi tahu apa-apa. Biarkan pengujian melakukan yang dilakukan pelanggan: mencari, melihat tiga produk, mengisi keranjang, membayar dengan kartu uji. Biarkan satu dari lima mundur di langkah terakhir, seperti dalam kenyataan.

| Jam sebelumnya | Tugas |
| 400 | Uji beban dua kali puncak 11.11 |
| 300 | Perbaiki yang pertama rusak, dan itu saja |
| 200 | Uji lagi |
| 72 | Tak ada lagi perubahan pada toko |
| 24 | Perbesar yang lambat menyala |
| 1 | Semua dalam satu panggilan, dengan lembar siapa mengerjakan apa |

## Apa yang dimatikan

Putuskan hari ini apa yang boleh dikorbankan saat sempit: rekomendasi, ulasan, penghitung pengunjung langsung. Satu sakelar untuk masing-masing, dan sudah dicoba. Toko tanpa rekomendasi tetap berjualan. Toko tanpa kasir tidak.

## Berapa biayanya

Toko pakaian itu berjalan enam kali ukuran biasa selama lima jam. Tagihan malam itu Rp8.400.000, kurang dari dua persen omzetnya. Bila dibiarkan sebesar itu sebulan penuh, tagihannya Rp1,2 miliar. Kapasitas yang bisa pergi lagi, itulah intinya.

> Dulu kami membeli server untuk satu malam. Kini kami menyewa malamnya.

## Tersisa delapan belas hari

Tim kami menelaah hasil uji beban Anda bersama-sama, gratis, sampai 5 Desember; [pesan waktunya](/contact-us/form). Tentang trafik yang perlu dialihkan, lihat [penyeimbang beban antarregion](/news-and-information/load-balancing-across-regions), dan untuk kapasitas yang tak lagi diperlukan pada tanggal 13, rancangan [ritel](/solution/retail) kami sudah memuat cara menguranginya.`,
  },
}
