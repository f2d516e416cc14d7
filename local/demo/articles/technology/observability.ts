import type { Article } from '../article.ts'

export const observability: Article = {
  slug: 'metrics-logs-and-traces-explained',
  category: 'technology',
  subCategory: 'guides',
  date: '2025-10-20',
  picture: 'dashboards-card',
  en: {
    title: 'Metrics, logs and traces: which answers what',
    description:
      'Three kinds of data, three kinds of question. A short guide to seeing what your system does before customers tell you.',
    body: `"The site is slow" is the beginning of most bad mornings. How bad depends on how long it takes from this sentence to the cause. Three kinds of data help, and each answers a question that the others cannot.

## Metrics: is something wrong?

A metric is a number every few seconds: requests, errors, duration, free disk. Metrics are small and cheap, so keep them long. They tell you *that* something happens, and since when.

Begin with four for every service:

1. How many requests come?
2. How many fail?
3. How long do they take, for the slowest one in twenty?
4. How full is what can become full?

## Logs: what exactly happened?

A log line tells a story of one moment. Write it so that a machine can read it, too: one line of JSON with time, level, request number and what you know. Never write passwords, tokens or names of customers; what is not written cannot leak.

## Traces: where did the time go?

A trace follows one request through all parts. It shows that of 2.3 seconds one and a half went into a single call to a service nobody suspected. Traces are large, so keep one in a hundred, and all that fail.

| Question | Look at | Keep for |
| Are we worse than last week? | metrics | 13 months |
| Why was this order refused? | logs | 30 days |
| Which part is slow? | traces | 7 days |

## Alarms that deserve a phone call

Most teams have too many alarms, and therefore none. An alarm that wakes somebody must pass three tests: a customer feels it, it cannot wait till morning, and a person can do something about it. All else is a line in the morning report.

> We went from 140 alarms to nine. Sick leave went down; so did the time until we notice.

## A first day

Cloud Monitoring collects metrics of servers, databases and balancers without any work. For your own programs add the open library that fits your language; it takes an hour, and binds you to nobody. Then build one screen, not ten: the four numbers above for your three most important services. Hang it where people pass by.

On the second day, write down for each alarm what to do, in three lines. On the third, delete what nobody could write three lines about. If costs rise with the data you keep, our [five habits](/news-and-information/five-ways-to-lower-your-cloud-bill) hold for these, too.`,
  },
  id: {
    title: 'Metrik, log, dan jejak: mana menjawab apa',
    description:
      'Tiga jenis data untuk tiga jenis pertanyaan. Panduan singkat agar Anda tahu keadaan sistem sebelum pelanggan yang memberi tahu.',
    body: `"Situsnya lambat" adalah pembuka kebanyakan pagi yang buruk. Seberapa buruk tergantung berapa lama waktu dari kalimat itu sampai penyebabnya ketemu. Tiga jenis data membantu, dan masing-masing menjawab pertanyaan yang tak bisa dijawab dua lainnya.

## Metrik: adakah yang salah?

Metrik adalah angka setiap beberapa detik: permintaan, kesalahan, durasi, sisa disk. Ukurannya kecil dan murah, jadi simpanlah lama-lama. Metrik memberi tahu *bahwa* sesuatu terjadi, dan sejak kapan.

Mulailah dengan empat angka untuk setiap layanan:

1. Berapa banyak permintaan yang datang?
2. Berapa yang gagal?
3. Berapa lama, untuk satu yang paling lambat dari dua puluh?
4. Seberapa penuh hal-hal yang bisa penuh?

## Log: apa persisnya yang terjadi?

Satu baris log menceritakan satu kejadian. Tulislah agar mesin pun bisa membacanya: satu baris JSON berisi waktu, tingkat, nomor permintaan, dan apa yang Anda ketahui. Jangan pernah menulis kata sandi, token, atau nama pelanggan; yang tidak ditulis tidak bisa bocor.

## Jejak: ke mana waktunya habis?

Jejak mengikuti satu permintaan melewati semua bagian. Ia menunjukkan bahwa dari 2,3 detik, satu setengah detik habis di satu panggilan ke layanan yang tak dicurigai siapa pun. Jejak berukuran besar, jadi simpan satu dari seratus, dan semua yang gagal.

| Pertanyaan | Lihat | Simpan selama |
| Apakah kita lebih buruk dari minggu lalu? | metrik | 13 bulan |
| Mengapa pesanan ini ditolak? | log | 30 hari |
| Bagian mana yang lambat? | jejak | 7 hari |

## Alarm yang pantas membangunkan orang

Kebanyakan tim punya terlalu banyak alarm, dan karena itu sama saja tidak punya. Alarm yang membangunkan orang harus lolos tiga ujian: pelanggan merasakannya, tidak bisa menunggu pagi, dan ada yang bisa dilakukan. Selebihnya cukup satu baris di laporan pagi.

> Dari 140 alarm menjadi sembilan. Izin sakit berkurang; waktu sampai kami sadar pun ikut memendek.

## Hari pertama

Cloud Monitoring mengumpulkan metrik server, basis data, dan penyeimbang beban tanpa Anda berbuat apa-apa. Untuk program sendiri, tambahkan pustaka terbuka yang cocok dengan bahasa Anda; cukup sejam, dan tidak mengikat Anda pada siapa pun. Lalu buat satu layar, bukan sepuluh: empat angka tadi untuk tiga layanan terpenting. Pasang di tempat orang lalu-lalang.

Hari kedua, tuliskan untuk setiap alarm apa yang harus dilakukan, dalam tiga baris. Hari ketiga, hapus alarm yang tak sanggup ditulis tiga baris. Bila biaya naik bersama data yang disimpan, [lima kebiasaan](/news-and-information/five-ways-to-lower-your-cloud-bill) kami juga berlaku di sini.`,
  },
}
