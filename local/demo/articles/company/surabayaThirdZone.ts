import type { Article } from '../article.ts'

export const surabayaThirdZone: Article = {
  slug: 'surabaya-third-availability-zone',
  category: 'company',
  subCategory: 'expansion',
  date: '2026-10-26',
  picture: 'skyline-card',
  en: {
    title: 'Surabaya opens its third availability zone',
    description:
      'With a third building in the south of the city, systems in Surabaya keep running when a whole data centre fails.',
    body: `Since this morning the Surabaya region has three availability zones. The new building stands in the south of the city, 23 kilometres from the harbour site and on a different branch of the power grid. For customers in eastern Indonesia this means that the strictest designs, until now possible only in Jakarta, can run close to home.

## Why three is more than two plus one

Two zones protect you from the loss of a building. But many databases and cluster managers decide by majority: with two members, the loss of one leaves nobody who may decide. With three, two remain, and they agree on who goes on working. That is why managed Kubernetes and the high-availability plan of Managed PostgreSQL ask for three zones.

- **Power**: each zone has its own feed, its own generators and fuel for 72 hours
- **Water and ground**: the new site lies eleven metres above the level of the 100-year flood
- **Network**: four fibre routes, none of which shares a bridge or a duct with another

The round trip between any two zones takes less than 1.2 milliseconds, so databases can copy every write before they confirm it.

## What changes for you

Nothing, unless you want it to. Servers stay where they are. When you create a cluster or a database, \`sby-3\` appears beside the two zones you know. Existing database plans with two members can be widened to three in the console; the change takes about twenty minutes, during which writing goes on.

| | Zones before | Zones now | Service level |
| Compute, one zone | 2 | 3 | 99.90% |
| Compute, spread over zones | 2 | 3 | 99.99% |
| Database, high availability | – | 3 | 99.95% |

The percentages are part of our [service level agreement](/page/service-level-agreement), with credits when we miss them.

> Half of our customers in Surabaya used to pay for a second region only because they needed a third place to vote. Now they can decide on distance for its own sake.

So says our head of infrastructure, who has lived with the construction site for nineteen months.

## Price and introduction

A server in the third zone costs what it costs in the others. Traffic between zones stays free of charge. Until 31 December, new servers in \`sby-3\` run their first month at half price; the discount is applied by itself and shows on the bill as a line of its own.

## What comes next

The building opens with two halls of six. The third will carry accelerators from the second quarter of 2027. A private line from the new zone to Makassar is being tested, and we will write about it when it has carried real traffic for a month. The full list of sites and distances is on our [regions page](/page/regions).`,
  },
  id: {
    title: 'Surabaya kini punya zona ketersediaan ketiga',
    description:
      'Dengan gedung ketiga di selatan kota, sistem di Surabaya tetap berjalan walau satu pusat data padam seluruhnya.',
    body: `Mulai pagi ini region Surabaya memiliki tiga zona ketersediaan. Gedung barunya berdiri di selatan kota, 23 kilometer dari lokasi di pelabuhan dan berada di cabang jaringan listrik yang berbeda. Bagi pelanggan di Indonesia timur, rancangan paling ketat yang selama ini hanya mungkin di Jakarta kini bisa dijalankan lebih dekat.

## Mengapa tiga lebih dari sekadar dua tambah satu

Dua zona melindungi Anda dari hilangnya satu gedung. Namun banyak basis data dan pengelola klaster mengambil keputusan lewat suara terbanyak: jika anggotanya dua dan satu hilang, tidak ada lagi yang berhak memutuskan. Dengan tiga anggota, dua yang tersisa bisa sepakat siapa yang melanjutkan pekerjaan. Karena itulah Kubernetes terkelola dan paket ketersediaan tinggi Managed PostgreSQL mensyaratkan tiga zona.

- **Listrik**: tiap zona punya pasokan dan genset sendiri, dengan bahan bakar untuk 72 jam
- **Air dan tanah**: lokasi baru berada sebelas meter di atas batas banjir seratus tahunan
- **Jaringan**: empat jalur serat optik yang tidak berbagi jembatan maupun saluran

Waktu tempuh bolak-balik antarzona kurang dari 1,2 milidetik, sehingga basis data sempat menyalin setiap penulisan sebelum mengonfirmasinya.

## Apa yang berubah bagi Anda

Tidak ada, kecuali Anda menghendakinya. Server tetap di tempatnya. Saat membuat klaster atau basis data, \`sby-3\` muncul di samping dua zona yang sudah Anda kenal. Paket basis data dengan dua anggota bisa diperluas menjadi tiga lewat konsol; prosesnya sekitar dua puluh menit dan penulisan data tetap berjalan.

| | Zona sebelumnya | Zona sekarang | Tingkat layanan |
| Komputasi, satu zona | 2 | 3 | 99,90% |
| Komputasi, lintas zona | 2 | 3 | 99,99% |
| Basis data ketersediaan tinggi | – | 3 | 99,95% |

Angka ini tercantum dalam [perjanjian tingkat layanan](/page/service-level-agreement) kami, lengkap dengan kredit bila kami meleset.

> Separuh pelanggan kami di Surabaya dulu membayar region kedua hanya karena butuh tempat ketiga untuk pemungutan suara. Kini mereka bisa menimbang jarak semata-mata karena memang perlu.

Demikian kata kepala infrastruktur kami, yang sembilan belas bulan terakhir hidup berdampingan dengan proyek pembangunan ini.

## Harga dan masa perkenalan

Harga server di zona ketiga sama dengan zona lain. Lalu lintas antarzona tetap gratis. Sampai 31 Desember, bulan pertama setiap server baru di \`sby-3\` hanya setengah harga; potongan berlaku otomatis dan tampil sebagai baris tersendiri di tagihan.

## Langkah berikutnya

Gedung ini dibuka dengan dua dari enam aula. Aula ketiga akan diisi akselerator mulai kuartal kedua 2027. Jalur privat dari zona baru ke Makassar sedang diuji, dan kami akan mengabarkannya setelah dilalui trafik sungguhan selama sebulan. Daftar lengkap lokasi dan jaraknya ada di [halaman region](/page/regions).`,
  },
}
