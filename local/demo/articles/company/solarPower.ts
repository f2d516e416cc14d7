import type { Article } from '../article.ts'

export const solarPower: Article = {
  slug: 'sixty-percent-renewable-power',
  category: 'company',
  subCategory: 'sustainability',
  date: '2026-05-18',
  picture: 'solar-card',
  en: {
    title: 'Sixty per cent of our power is now renewable',
    description:
      'A solar field, a geothermal contract and warmer halls: how the Jakarta region changed what it runs on in two years.',
    body: `In April the Jakarta region drew sixty-one per cent of its electricity from renewable sources, measured hour by hour and not as a yearly average. Two years ago it was nineteen. This is how we got there, what it cost, and what we have not solved.

## Three steps

### A field of our own

On the roofs and the car park of the two western sites stand 7,400 panels. At noon they carry the cooling of both buildings. At night they carry nothing, which is why a roof alone never makes a green data centre.

### A contract that also counts at night

The larger part comes from a geothermal plant in West Java, under a contract for twelve years. It delivers the same amount at three in the morning as at three in the afternoon. It costs four per cent more than the ordinary tariff; we have not passed this on.

### Using less

The cheapest kilowatt-hour is the one nobody needs. We raised the temperature of the air that enters our racks from 22 to 27 degrees, after a year of measurements that showed no more failed parts than before. Where the machines allow it, liquid takes the heat away instead of fans.

| | 2024 | 2025 | April 2026 |
| Renewable share, hourly | 19% | 38% | 61% |
| Power usage effectiveness | 1.52 | 1.41 | 1.33 |
| Litres of water per kWh | 1.6 | 1.2 | 0.9 |

## What it means for your report

Customers who report their own emissions find figures for each project in the console, month by month, split by service. The method is described in a document that auditors may read in full. We give two numbers: one by location, as the grid is, and one by contract, as we buy. They differ, and you should know both.

> A figure that only looks good as a yearly average is an advertisement, not a measurement.

## What is not solved

Surabaya is at thirty-four per cent, because there is no geothermal plant near and the wind contract begins only in 2027. Our generators still burn diesel for two hours of testing a month. And the making of servers causes more emissions than we can measure well; we ask suppliers for figures and get good ones from about half of them.

We now keep servers six years instead of four, and sell what we retire to schools after wiping it. The next report appears in May 2027, with the same table, whether it is better or not. Our goals and methods are on the [sustainability page](/page/sustainability).`,
  },
  id: {
    title: 'Enam puluh persen listrik kami kini terbarukan',
    description:
      'Panel surya, kontrak panas bumi, dan ruang server yang lebih hangat: cara region Jakarta mengubah sumber dayanya dalam dua tahun.',
    body: `Pada April lalu region Jakarta mengambil 61 persen listriknya dari sumber terbarukan, dihitung per jam dan bukan rata-rata tahunan. Dua tahun lalu angkanya 19 persen. Inilah cara kami mencapainya, berapa biayanya, dan apa yang belum terpecahkan.

## Tiga langkah

### Ladang surya sendiri

Di atap dan lahan parkir dua lokasi di barat terpasang 7.400 panel. Pada siang hari panel itu mencukupi pendinginan kedua gedung. Pada malam hari tidak ada yang dihasilkan; itulah sebabnya atap saja tidak pernah cukup untuk menghijaukan pusat data.

### Kontrak yang juga berlaku di malam hari

Bagian terbesar datang dari pembangkit panas bumi di Jawa Barat lewat kontrak dua belas tahun. Dayanya sama besar pada pukul tiga pagi maupun pukul tiga sore. Harganya empat persen di atas tarif biasa, dan selisih itu tidak kami bebankan kepada pelanggan.

### Memakai lebih sedikit

Kilowatt-jam termurah adalah yang tidak diperlukan. Kami menaikkan suhu udara yang masuk ke rak dari 22 menjadi 27 derajat, setelah setahun pengukuran menunjukkan jumlah komponen rusak tidak bertambah. Di mesin yang memungkinkan, cairan menggantikan kipas untuk membawa panas keluar.

| | 2024 | 2025 | April 2026 |
| Porsi terbarukan, per jam | 19% | 38% | 61% |
| Efektivitas penggunaan daya (PUE) | 1,52 | 1,41 | 1,33 |
| Liter air per kWh | 1,6 | 1,2 | 0,9 |

## Artinya bagi laporan Anda

Pelanggan yang melaporkan emisinya sendiri menemukan angka untuk tiap proyek di konsol, bulan demi bulan, dipilah per layanan. Metodenya dijelaskan dalam dokumen yang boleh dibaca auditor secara utuh. Kami memberi dua angka: menurut lokasi, sesuai kondisi jaringan listrik, dan menurut kontrak, sesuai yang kami beli. Keduanya berbeda, dan Anda perlu tahu dua-duanya.

> Angka yang hanya tampak bagus sebagai rata-rata tahunan adalah iklan, bukan pengukuran.

## Yang belum terpecahkan

Surabaya baru 34 persen karena tidak ada pembangkit panas bumi di dekatnya dan kontrak tenaga angin baru berlaku pada 2027. Genset kami masih membakar solar untuk pengujian dua jam setiap bulan. Lalu pembuatan server menimbulkan emisi yang belum bisa kami ukur dengan baik; kami meminta angkanya kepada pemasok, dan baru sekitar separuh yang menjawab dengan layak.

Kini kami memakai server selama enam tahun, bukan empat, dan menjual perangkat pensiun ke sekolah setelah isinya dihapus. Laporan berikutnya terbit Mei 2027 dengan tabel yang sama, entah hasilnya lebih baik atau tidak. Sasaran dan metode kami ada di [halaman keberlanjutan](/page/sustainability).`,
  },
}
