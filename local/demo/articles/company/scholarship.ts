import type { Article } from '../article.ts'

export const scholarship: Article = {
  slug: 'cloud-scholarship-vocational-schools',
  category: 'community',
  subCategory: 'education',
  date: '2026-09-21',
  picture: 'classroom-card',
  en: {
    title: 'Five hundred cloud scholarships for vocational schools',
    description:
      'Six months of learning with real servers, a mentor and a paid internship: applications are open until 31 October.',
    body: `In our trade people are wanted everywhere, and yet they come from the same ten towns. The pupils of vocational schools elsewhere have the talent; what they lack is a server they may break. For the third year we give five hundred of them one, and somebody to ask.

## What a scholarship holds

- Credit of Rp3,000,000 on the platform, without a card
- A course of 24 weeks, evenings and Saturdays, in Indonesian
- A mentor from our teams, one hour a week
- A used laptop in good order, to keep, for those who need one
- For the best hundred: a paid internship of three months

## The course

| Weeks | Subject | What you build |
| 1–4 | Linux and networks | a web server that survives a restart |
| 5–8 | Programming | a small service with a database |
| 9–12 | Containers | the same, in a cluster |
| 13–16 | Watching and mending | alarms, and a rehearsed failure |
| 17–20 | Security | an attack on your own system |
| 21–24 | Project | something your town needs |

There is no written examination. At the end each team shows its project to the other teams, and something is switched off while they do.

## What became of the others

Of the 412 who finished last year, 268 work in the trade, 71 study, and nineteen have founded something. One team from Ende built a service that tells fishermen the price at three harbours by text message; four thousand use it. Two of our own night engineers came to us this way.

> At my school there was one computer for six of us. In week three I had broken a server of my own, and mended it.

So writes a graduate from Sumbawa, who now teaches the first four weeks.

## How to apply

1. You are in the last two years of a vocational school, or left it in 2025 or later
2. You write half a page about something you have repaired. It need not be a computer.
3. A teacher confirms that you will have two evenings a week

Marks do not count. Half of the places are kept for girls, a third for schools outside Java. Applications are open until **31 October 2026**; everybody gets an answer by 20 November. Ask [scholarship@flou.example](mailto:scholarship@flou.example), or come to a [community meeting](/community) near you.

## For schools and companies

Schools may use the course material without asking; it is open. Companies may take over a mentor's hour or an internship. It takes an hour a week, and brings you a colleague who already knows how to mend things: [write to us](/contact-us).`,
  },
  id: {
    title: 'Lima ratus beasiswa cloud untuk siswa SMK',
    description:
      'Enam bulan belajar dengan server sungguhan, mentor, dan magang berbayar: pendaftaran dibuka sampai 31 Oktober.',
    body: `Di bidang kami orang dicari di mana-mana, tetapi datangnya selalu dari sepuluh kota yang sama. Siswa SMK di kota lain punya bakatnya; yang tidak mereka punya adalah server yang boleh dirusak. Untuk tahun ketiga kami memberikannya kepada lima ratus siswa, beserta seseorang untuk ditanya.

## Isi beasiswa

- Kredit Rp3.000.000 di platform, tanpa kartu
- Kursus 24 minggu, malam hari dan Sabtu, dalam bahasa Indonesia
- Seorang mentor dari tim kami, satu jam seminggu
- Laptop bekas yang layak pakai dan menjadi milik sendiri, bagi yang memerlukan
- Untuk seratus terbaik: magang berbayar tiga bulan

## Kursusnya

| Minggu | Materi | Yang dibangun |
| 1–4 | Linux dan jaringan | server web yang selamat dari mulai ulang |
| 5–8 | Pemrograman | layanan kecil dengan basis data |
| 9–12 | Kontainer | layanan yang sama, di dalam klaster |
| 13–16 | Memantau dan memperbaiki | alarm, dan gangguan yang dilatih |
| 17–20 | Keamanan | serangan terhadap sistem sendiri |
| 21–24 | Proyek | sesuatu yang dibutuhkan kotamu |

Tidak ada ujian tertulis. Di akhir, setiap tim menunjukkan proyeknya kepada tim lain, dan di tengah peragaan ada saja yang dimatikan.

## Kabar para lulusan

Dari 412 lulusan tahun lalu, 268 bekerja di bidang ini, 71 kuliah, dan sembilan belas mendirikan usaha. Satu tim dari Ende membuat layanan yang mengabarkan harga ikan di tiga pelabuhan lewat SMS; penggunanya empat ribu nelayan. Dua teknisi jaga malam kami pun datang lewat jalan ini.

> Di sekolah saya ada satu komputer untuk berenam. Di minggu ketiga saya sudah merusak server sendiri, dan memperbaikinya.

Begitu tulis seorang lulusan dari Sumbawa, yang kini mengajar empat minggu pertama.

## Cara mendaftar

1. Kamu duduk di dua tahun terakhir SMK, atau lulus pada 2025 atau sesudahnya
2. Tulis setengah halaman tentang sesuatu yang pernah kamu perbaiki. Tidak harus komputer.
3. Seorang guru memastikan kamu punya waktu dua malam seminggu

Nilai rapor tidak dihitung. Separuh tempat disediakan untuk siswi, sepertiga untuk sekolah di luar Jawa. Pendaftaran dibuka sampai **31 Oktober 2026**; semua pendaftar mendapat jawaban paling lambat 20 November. Tanyakan ke [scholarship@flou.example](mailto:scholarship@flou.example), atau datang ke [temu komunitas](/community) di dekatmu.

## Untuk sekolah dan perusahaan

Sekolah boleh memakai materi kursus tanpa izin; materinya terbuka. Perusahaan boleh mengambil alih jam mentor atau tempat magang. Cukup satu jam seminggu, dan Anda mendapat rekan kerja yang sudah bisa memperbaiki banyak hal: [tulis kepada kami](/contact-us).`,
  },
}
