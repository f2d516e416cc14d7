import type { Article } from '../article.ts'

export const lowerBill: Article = {
  slug: 'five-ways-to-lower-your-cloud-bill',
  category: 'technology',
  subCategory: 'cost',
  date: '2026-07-13',
  picture: 'savings-card',
  en: {
    title: 'Five ways to lower your cloud bill this month',
    description:
      'Our support team read six hundred bills. Five habits explain almost the whole difference between the thrifty and the rest.',
    body: `Every quarter customers ask us to look through their bill with them. We earn less afterwards, and keep the customer longer; that is a fair exchange. After six hundred such talks the same five findings come back again and again.

## 1. Let test systems sleep

A test server works for eight hours on weekdays. That is 24 per cent of a month; for the other 76 you pay for a warm room without people in it. The schedule in the console stops and starts servers by the clock or by a label.

*Typical saving: 30 to 45 per cent of all that is not production.*

## 2. Choose the size from the chart

Most servers are ordered for the worst day and never measured again. Open the processor and memory charts for the last thirty days. If both stay below forty per cent, take the next smaller size. A restart takes a minute, and the way back is just as short.

## 3. Clear away what belongs to nobody

- Disks that hang on no server any more
- Addresses that point nowhere
- Snapshots older than the project they come from
- Load balancers without servers behind them

The report *Without an owner* lists them. In the median bill it found Rp1,900,000 a month.

## 4. Reserve what always runs

What runs day and night may be reserved for a year at 28 per cent less. Reserve only the floor of your chart, not its peaks: the database, the two web servers that are always there, the cluster's first three nodes.

| Part of your use | Best price |
| Runs always | reserved, one year |
| Follows the day | by the hour, with a schedule |
| Can be interrupted | interruptible, 60% off |
| Kept and rarely read | [cool or cold tier](/news-and-information/object-storage-cold-tier) |

## 5. Give each rupiah a name

Labels cost nothing. When each server says to which team and product it belongs, the bill can be split, and people begin to ask questions of their own. In companies that send each team its part once a week, costs fell by eleven per cent in the quarter after, without any rule.

> We did not save because somebody told us to. We saved because the figure had our name on it.

## Where to begin

With the third: it takes half an hour and hurts nobody. Then the first, then the second. Leave reserving to the end, because a reservation on a server that is too large keeps it too large for a year. And if you want company, [book an hour with us](/contact-us/form); bring the bill.`,
  },
  id: {
    title: 'Lima cara memangkas tagihan cloud bulan ini',
    description:
      'Tim dukungan kami membaca enam ratus tagihan. Lima kebiasaan menjelaskan hampir seluruh perbedaan antara yang hemat dan yang tidak.',
    body: `Setiap kuartal pelanggan mengajak kami menelusuri tagihannya bersama. Setelah itu pendapatan kami berkurang, tetapi pelanggannya bertahan lebih lama; pertukaran yang adil. Sesudah enam ratus obrolan seperti itu, lima temuan yang sama terus berulang.

## 1. Tidurkan sistem uji

Server uji bekerja delapan jam di hari kerja. Itu hanya 24 persen dari sebulan; 76 persen sisanya Anda membayar ruangan hangat tanpa penghuni. Penjadwal di konsol mematikan dan menyalakan server menurut jam atau label.

*Penghematan umum: 30 sampai 45 persen dari semua yang bukan produksi.*

## 2. Pilih ukuran dari grafik

Kebanyakan server dipesan untuk hari terburuk dan tak pernah diukur lagi. Buka grafik prosesor dan memori tiga puluh hari terakhir. Bila keduanya di bawah empat puluh persen, ambil satu ukuran lebih kecil. Mulai ulang hanya semenit, dan jalan kembalinya sama pendeknya. Ulangi setiap kuartal, sebab beban berubah tanpa memberi tahu siapa pun.

## 3. Bersihkan yang tak bertuan

- Disk yang tidak lagi terpasang di server mana pun
- Alamat yang tidak menunjuk ke mana-mana
- Snapshot yang lebih tua dari proyek asalnya
- Penyeimbang beban tanpa server di belakangnya

Laporan *Tanpa pemilik* mendaftarnya. Pada tagihan median, isinya Rp1.900.000 per bulan.

## 4. Reservasi yang selalu menyala

Yang berjalan siang malam boleh direservasi setahun dengan harga 28 persen lebih murah. Reservasi hanya bagian dasar grafik, bukan puncaknya: basis data, dua server web yang selalu ada, tiga node pertama klaster.

| Bagian pemakaian | Harga terbaik |
| Selalu berjalan | reservasi, satu tahun |
| Mengikuti jam kerja | per jam, dengan penjadwal |
| Boleh disela | dapat disela, potongan 60% |
| Disimpan dan jarang dibaca | [tingkat sejuk atau dingin](/news-and-information/object-storage-cold-tier) |

## 5. Beri nama setiap rupiah

Label itu gratis. Bila setiap server menyebut tim dan produknya, tagihan bisa dibagi dan orang mulai bertanya sendiri. Di perusahaan yang mengirim bagian tiap tim seminggu sekali, biaya turun sebelas persen pada kuartal berikutnya tanpa aturan apa pun.

> Kami berhemat bukan karena disuruh. Kami berhemat karena ada nama kami di angka itu.

## Mulai dari mana

Dari nomor tiga: cukup setengah jam dan tidak merugikan siapa pun. Lalu nomor satu, kemudian dua. Reservasi paling akhir saja, sebab mereservasi server yang kebesaran berarti kebesaran selama setahun. Dan bila ingin ditemani, [pesan satu jam bersama kami](/contact-us/form); jangan lupa bawa tagihannya.`,
  },
}
