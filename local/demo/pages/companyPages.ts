import type { Page } from './page.ts'

export const aboutUs: Page = {
  slug: 'about-us',
  en: {
    title: 'About us',
    description: 'Flou Cloud runs servers, storage and networks in Jakarta, Surabaya and Singapore.',
    body: `Flou Cloud began in 2014 with a garage in Bandung, four servers and a plain question: why does an Indonesian company that wants a server have to pay in a foreign currency, to somebody it cannot telephone? Today we run three regions with eight zones, and more than six thousand customers work on them every day.

## What we believe

- **Nearness is a feature.** Data that stays in the country answers faster, and to laws you know.
- **A price is a promise.** Rupiah, by the hour, the same for the smallest and the largest customer.
- **Failures are published.** Every disturbance gets a report within five days, with what we did wrong.

## How we work

Four hundred and twelve colleagues work in Jakarta, Surabaya, Bandung and Denpasar. Whoever builds a service also answers for it at night; this keeps nights quiet. Support is done by engineers, in Indonesian and English, at any hour.

> We do not sell the future. We sell a server that is there tomorrow morning.

## Milestones

| Year | What happened |
| 2014 | Founded in Bandung |
| 2017 | Jakarta region with two zones |
| 2021 | Surabaya region |
| 2025 | A ring of fibre through nine cities; the third zone in Surabaya |
| 2026 | Singapore region |

Would you like to see it for yourself? We show groups of up to twelve people around our sites every second Friday. [Write to us](/contact-us), or look at [open positions](/page/careers).`,
  },
  id: {
    title: 'Tentang kami',
    description:
      'Flou Cloud menjalankan server, penyimpanan, dan jaringan di Jakarta, Surabaya, dan Singapura.',
    body: `Flou Cloud lahir pada 2014 dari sebuah garasi di Bandung, empat server, dan satu pertanyaan sederhana: mengapa perusahaan Indonesia yang butuh server harus membayar dengan mata uang asing kepada pihak yang tak bisa ditelepon? Kini kami menjalankan tiga region dengan delapan zona, dan lebih dari enam ribu pelanggan bekerja di atasnya setiap hari.

## Yang kami yakini

- **Kedekatan adalah kelebihan.** Data yang tinggal di dalam negeri menjawab lebih cepat dan tunduk pada hukum yang Anda kenal.
- **Harga adalah janji.** Dalam rupiah, per jam, sama bagi pelanggan terkecil maupun terbesar.
- **Gangguan diumumkan.** Setiap gangguan dilaporkan dalam lima hari, termasuk kesalahan kami.

## Cara kami bekerja

Sebanyak 412 rekan bekerja di Jakarta, Surabaya, Bandung, dan Denpasar. Siapa yang membangun layanan, dialah yang berjaga di malam hari; karena itu malam kami tenang. Dukungan ditangani teknisi, dalam bahasa Indonesia dan Inggris, kapan saja.

> Kami tidak menjual masa depan. Kami menjual server yang masih ada besok pagi.

## Tonggak perjalanan

| Tahun | Peristiwa |
| 2014 | Berdiri di Bandung |
| 2017 | Region Jakarta dengan dua zona |
| 2021 | Region Surabaya |
| 2025 | Cincin serat optik di sembilan kota; zona ketiga di Surabaya |
| 2026 | Region Singapura |

Ingin melihat langsung? Setiap Jumat kedua kami mengajak rombongan hingga dua belas orang berkeliling. [Tulis kepada kami](/contact-us), atau lihat [lowongan yang dibuka](/page/careers).`,
  },
}

export const regions: Page = {
  slug: 'regions',
  en: {
    title: 'Regions and zones',
    description: 'Where Flou Cloud is, how far the regions are apart and what each of them offers.',
    body: `A region is a city; a zone is a building in it with its own power, cooling and network. You choose both, and nothing moves unless you move it.

| Region | Zones | Since | Services |
| Jakarta | jkt-1, jkt-2, jkt-3 | 2021 | all |
| Surabaya | sby-1, sby-2, sby-3 | 2023 | all but GPU |
| Singapore | sin-1, sin-2 | 2026 | compute, storage, database, Kubernetes |

## Distances

Round trips, measured between servers, median of the last quarter:

| From | To | Milliseconds |
| Jakarta | Surabaya | 12 |
| Jakarta | Singapore | 14 |
| Surabaya | Denpasar | 7 |
| Surabaya | Singapore | 24 |
| Zone | Zone of the same region | under 1.2 |

## Choosing

- Take the region in which most of your visitors are.
- Take two zones for whatever must survive the loss of a building.
- Take a second region for whatever must survive the loss of a city. Our guide on [two regions](/news-and-information/designing-for-two-regions) shows how.

Data marked as resident stays in Jakarta and Surabaya. Ask [our architects](/contact-us/form) if you are not sure what the mark means for you.`,
  },
  id: {
    title: 'Region dan zona',
    description: 'Lokasi Flou Cloud, jarak antarregion, dan layanan yang tersedia di masing-masing.',
    body: `Region adalah kota; zona adalah gedung di kota itu dengan listrik, pendingin, dan jaringannya sendiri. Anda yang memilih keduanya, dan tidak ada yang berpindah kecuali Anda pindahkan.

| Region | Zona | Sejak | Layanan |
| Jakarta | jkt-1, jkt-2, jkt-3 | 2021 | semua |
| Surabaya | sby-1, sby-2, sby-3 | 2023 | semua selain GPU |
| Singapura | sin-1, sin-2 | 2026 | komputasi, penyimpanan, basis data, Kubernetes |

## Jarak

Waktu bolak-balik antarserver, median kuartal terakhir:

| Dari | Ke | Milidetik |
| Jakarta | Surabaya | 12 |
| Jakarta | Singapura | 14 |
| Surabaya | Denpasar | 7 |
| Surabaya | Singapura | 24 |
| Zona | Zona lain di region yang sama | kurang dari 1,2 |

## Cara memilih

- Ambil region tempat sebagian besar pengunjung Anda berada.
- Ambil dua zona untuk sistem yang harus bertahan walau satu gedung hilang.
- Ambil region kedua untuk sistem yang harus bertahan walau satu kota lumpuh. Panduan [dua region](/news-and-information/designing-for-two-regions) kami menunjukkan caranya.

Data bertanda residen tetap di Jakarta dan Surabaya. Tanyakan kepada [arsitek kami](/contact-us/form) bila Anda ragu apa arti tanda itu bagi Anda.`,
  },
}

export const careers: Page = {
  slug: 'careers',
  en: {
    title: 'Careers',
    description: 'Work with people who answer for what they build, in four Indonesian towns or from home.',
    body: `We look for people who like to know why something works. Degrees are welcome and not required: one colleague in five learned the trade at a vocational school or alone.

## What you may expect

- A salary band that stands in every advertisement
- Two days a week wherever you like, the others in a team room in Jakarta, Surabaya, Bandung or Denpasar
- Night duty one week in eight, paid, with the following Monday free
- Ten days and Rp15,000,000 a year for learning, yours to plan

## Open positions

| Position | Place | Team |
| Site reliability engineer | Surabaya | Network |
| Database engineer | Jakarta or Bandung | Data services |
| Support engineer, night shift | Denpasar | Support |
| Technical writer, two languages | any | Documentation |
| Facility technician | Jakarta | Data centre |

## How we choose

1. A talk of half an hour about what you have done
2. A task from our daily work, two hours, paid
3. A day with the team, with lunch
4. An answer within three working days, with reasons if it is a no

Write to [careers@flou.example](mailto:careers@flou.example) in either language. A letter is not needed; something you have made or mended is.`,
  },
  id: {
    title: 'Karier',
    description:
      'Bekerja bersama orang yang bertanggung jawab atas buatannya, di empat kota atau dari rumah.',
    body: `Kami mencari orang yang senang memahami mengapa sesuatu bekerja. Ijazah kami hargai tetapi bukan syarat: satu dari lima rekan kami belajar di SMK atau secara mandiri.

## Yang Anda dapatkan

- Rentang gaji yang tercantum di setiap lowongan
- Dua hari seminggu bekerja dari mana saja, sisanya di ruang tim di Jakarta, Surabaya, Bandung, atau Denpasar
- Piket malam satu minggu dari delapan, dibayar, dan Senin berikutnya libur
- Sepuluh hari dan Rp15.000.000 setahun untuk belajar, Anda sendiri yang mengatur

## Posisi yang dibuka

| Posisi | Lokasi | Tim |
| Site reliability engineer | Surabaya | Jaringan |
| Teknisi basis data | Jakarta atau Bandung | Layanan data |
| Teknisi dukungan, sif malam | Denpasar | Dukungan |
| Penulis teknis dwibahasa | di mana saja | Dokumentasi |
| Teknisi fasilitas | Jakarta | Pusat data |

## Cara kami memilih

1. Obrolan setengah jam tentang pengalaman Anda
2. Satu tugas dari pekerjaan harian kami, dua jam, dibayar
3. Sehari bersama tim, termasuk makan siang
4. Jawaban dalam tiga hari kerja, disertai alasan bila belum cocok

Kirim email ke [careers@flou.example](mailto:careers@flou.example) dalam bahasa mana pun. Surat lamaran tidak perlu; tunjukkan saja sesuatu yang pernah Anda buat atau perbaiki.`,
  },
}

export const sustainability: Page = {
  slug: 'sustainability',
  en: {
    title: 'Sustainability',
    description: 'What our data centres use, what we want to reach by 2030 and how we measure it.',
    body: `A cloud is made of buildings that use power and water. We publish how much, each year in May, with the same table and the same method.

## Goals for 2030

| | 2025 | Goal 2030 |
| Renewable share, hour by hour | 38% | 90% |
| Power usage effectiveness | 1.41 | 1.20 |
| Litres of water per kWh | 1.2 | 0.4 |
| Servers reused or sold on | 61% | 95% |

## How we measure

- Electricity is matched hour by hour, not as a yearly average
- Water counts all that enters the site, also what is cleaned and used again
- Emissions of suppliers are named as estimates until we have figures

An independent office checks the numbers every year. The story behind the latest ones is in our article on [renewable power](/news-and-information/sixty-percent-renewable-power).

## What you can do

Switch off test systems at night: our schedule does it for you, and most teams save a third of the power and the price. Choose the cold tier for what nobody reads. Ask for the report of your project in the console.`,
  },
  id: {
    title: 'Keberlanjutan',
    description: 'Apa yang dipakai pusat data kami, target 2030, dan cara kami mengukurnya.',
    body: `Cloud terdiri atas gedung yang memakai listrik dan air. Kami mengumumkan jumlahnya setiap Mei, dengan tabel dan metode yang sama.

## Target 2030

| | 2025 | Target 2030 |
| Porsi terbarukan, per jam | 38% | 90% |
| Efektivitas penggunaan daya (PUE) | 1,41 | 1,20 |
| Liter air per kWh | 1,2 | 0,4 |
| Server dipakai ulang atau dijual kembali | 61% | 95% |

## Cara kami mengukur

- Listrik dicocokkan jam demi jam, bukan rata-rata tahunan
- Air dihitung dari semua yang masuk ke lokasi, termasuk yang diolah dan dipakai lagi
- Emisi pemasok kami sebut perkiraan sampai angkanya tersedia

Lembaga independen memeriksa angkanya setiap tahun. Kisah di balik angka terbaru ada di artikel [listrik terbarukan](/news-and-information/sixty-percent-renewable-power).

## Yang bisa Anda lakukan

Matikan sistem uji di malam hari: penjadwal kami mengerjakannya untuk Anda, dan kebanyakan tim menghemat sepertiga listrik dan biayanya. Pilih tingkat dingin untuk berkas yang tak lagi dibaca. Minta laporan proyek Anda di konsol.`,
  },
}
