import type { Article } from '../article.ts'

export const globalBalancer: Article = {
  slug: 'load-balancing-across-regions',
  category: 'product',
  subCategory: 'network',
  date: '2025-12-01',
  picture: 'balancer-card',
  en: {
    title: 'One address for two regions: global load balancing',
    description:
      'Visitors reach the nearest healthy region through one address, and a failed one is left within six seconds.',
    body: `Many systems already run in Jakarta and Surabaya. What they lacked was a door that leads to both. Until now customers changed a name entry when a region failed, and waited for the world to notice. From today a load balancer can stand in front of servers in several regions, under one address.

## Nearest, and healthy

The address is announced in every region at once; the network takes each visitor to the nearest. There the balancer looks at three things:

1. Is a server of this region healthy? It is asked every two seconds.
2. Is there room? You set how many requests a second each region may take.
3. If not, which region is next? The request is passed on over our own lines.

When a whole region fails, visitors reach the other within six seconds, without a new name look-up. We measured this with forty thousand open connections in November: the median was 3.8 seconds.

## For what it is good

- **Shops and portals** that must stay open
- **Interfaces for partners** that know only one address and cannot be changed
- **Careful releases**: send five per cent to the region with the new version, watch, go on

| Feature | One region | Several regions |
| HTTP/3 and TLS certificates | yes | yes |
| Health checks | every 5 s | every 2 s |
| Sticky sessions | yes | yes, by cookie |
| Private servers behind it | yes | yes |
| Price per hour | Rp420 | Rp1,150 |

## What it does not do

It does not copy your data. If both regions answer, both need a database; our guide on [designing for two regions](/news-and-information/designing-for-two-regions) shows three ways and the price of each. Begin with the question what a visitor may see that is ten seconds old. For a catalogue the answer is often: everything. For a balance it is: nothing.

> A balancer moves requests in seconds. Moving a database takes a decision.

## Moving an existing balancer

Open it in the console and choose *Add a region*. Address and certificates stay. During the change, which takes about a minute, requests go on. If you change your mind, remove the second region, and the price falls back with the next hour.

Traffic between regions is billed at the ordinary price, Rp95 per GB. For most sites this is less than two per cent of the bill, as long as both regions are healthy. Try it with the test page in the documentation first; it shows which server answered, and from where.`,
  },
  id: {
    title: 'Satu alamat untuk dua region: penyeimbang beban global',
    description:
      'Pengunjung sampai ke region sehat terdekat lewat satu alamat, dan region yang gagal ditinggalkan dalam enam detik.',
    body: `Banyak sistem sudah berjalan di Jakarta dan Surabaya. Yang kurang adalah pintu yang mengarah ke keduanya. Sampai kemarin pelanggan mengubah catatan nama saat satu region gagal, lalu menunggu seluruh dunia menyadarinya. Mulai hari ini satu penyeimbang beban bisa berdiri di depan server di beberapa region, dengan satu alamat.

## Terdekat, dan sehat

Alamatnya diumumkan di semua region sekaligus; jaringan membawa setiap pengunjung ke yang terdekat. Di sana penyeimbang memeriksa tiga hal:

1. Apakah ada server sehat di region ini? Ditanya setiap dua detik.
2. Apakah masih ada tempat? Anda menentukan berapa permintaan per detik yang boleh diterima tiap region.
3. Bila tidak, region mana berikutnya? Permintaan diteruskan lewat jalur kami sendiri.

Saat satu region gagal seluruhnya, pengunjung sampai ke region lain dalam enam detik tanpa pencarian nama baru. Kami mengukurnya dengan empat puluh ribu koneksi terbuka pada November: mediannya 3,8 detik.

## Untuk apa saja

- **Toko dan portal** yang harus selalu buka
- **Antarmuka mitra** yang hanya mengenal satu alamat dan tidak bisa diubah
- **Rilis yang hati-hati**: kirim lima persen ke region dengan versi baru, amati, lanjutkan

| Fitur | Satu region | Beberapa region |
| HTTP/3 dan sertifikat TLS | ya | ya |
| Pemeriksaan kesehatan | tiap 5 d | tiap 2 d |
| Sesi menetap | ya | ya, dengan cookie |
| Server privat di belakangnya | ya | ya |
| Harga per jam | Rp420 | Rp1.150 |

## Yang tidak dilakukannya

Penyeimbang tidak menyalin data Anda. Bila kedua region menjawab, keduanya butuh basis data; panduan [merancang untuk dua region](/news-and-information/designing-for-two-regions) kami menunjukkan tiga cara beserta harganya. Mulailah dari pertanyaan: apa yang boleh dilihat pengunjung dalam keadaan sepuluh detik yang lalu? Untuk katalog, jawabannya sering kali: semuanya. Untuk saldo, jawabannya: tidak ada.

> Penyeimbang memindahkan permintaan dalam hitungan detik. Memindahkan basis data butuh keputusan.

## Memperluas penyeimbang yang sudah ada

Buka di konsol dan pilih *Tambah region*. Alamat dan sertifikat tetap. Selama perubahan, sekitar satu menit, permintaan tetap dilayani. Bila berubah pikiran, hapus region kedua dan harganya turun kembali mulai jam berikutnya.

Lalu lintas antarregion dikenai tarif biasa, Rp95 per GB. Bagi kebanyakan situs jumlahnya kurang dari dua persen tagihan selama kedua region sehat. Cobalah dulu dengan halaman uji di dokumentasi; halaman itu menunjukkan server mana yang menjawab, dari mana, dan berapa lama waktunya.`,
  },
}
