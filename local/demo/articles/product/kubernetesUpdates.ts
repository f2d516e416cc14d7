import type { Article } from '../article.ts'

export const kubernetesUpdates: Article = {
  slug: 'kubernetes-updates-without-downtime',
  category: 'product',
  subCategory: 'compute',
  date: '2026-02-16',
  picture: 'cluster-card',
  en: {
    title: 'Kubernetes updates that nobody notices',
    description:
      'Kubernetes Engine now renews node pools one by one, waits for your programs and turns back by itself when something breaks.',
    body: `Kubernetes brings out three versions a year, and supports each for about fourteen months. Clusters that are not renewed become a risk; renewing them used to be an evening's work with an uncertain end. We have taken that evening over.

## What happens during an update

1. The control plane is renewed first, member by member. It has three, in three zones.
2. A new node with the new version joins the pool.
3. An old node takes no new work, and what runs on it moves, within the limits you set.
4. When everything is healthy again, the next one follows.

If programs do not become healthy within ten minutes, the update stops, brings the old nodes back and writes you what it saw. Nobody has to be awake for that. The report names the program, the node and the last lines of its log, so that the morning begins with an answer and not with a search.

## Your rules count

| Setting | Default | Meaning |
| Window | Sunday 01:00–05:00 | when nodes may change |
| Speed | 1 node | how many at a time |
| Patience | 10 minutes | before turning back |
| Channel | stable | four weeks after its release |

A disruption budget is honoured without exception: if you say that two copies of a program must always run, two will. If a budget makes an update impossible, the check before it says so a week ahead.

## Look before you leap

Most trouble comes from interfaces that a new version no longer knows. The report *Ready for update* reads what your programs asked for during the last thirty days and names each call that will go away, with the program that made it. In our trial this found something in four clusters out of ten.

> The report told us that a forgotten cron job would fail. We had forgotten it so well that we deleted it.

## What it costs

The control plane stays free of charge for clusters of up to one hundred nodes. During an update one more node runs for some minutes; it stands on the bill like any other.

## Switching it on

New clusters have it from the start. For existing ones open *Maintenance* and choose a window. We recommend to begin with a test cluster in the channel *early*, which is a fortnight ahead of *stable*: then your own programs are your early warning. If you are only on your way to containers, our story [from monolith to containers](/news-and-information/from-monolith-to-containers) is the better start.`,
  },
  id: {
    title: 'Pembaruan Kubernetes yang tidak terasa',
    description:
      'Kubernetes Engine kini memperbarui node satu per satu, menunggu program Anda, dan mundur sendiri bila ada yang rusak.',
    body: `Kubernetes merilis tiga versi setahun dan mendukung masing-masing sekitar empat belas bulan. Klaster yang tidak diperbarui menjadi risiko; memperbaruinya dulu berarti lembur semalam dengan akhir yang tak pasti. Lembur itu kini kami ambil alih.

## Yang terjadi saat pembaruan

1. Control plane diperbarui lebih dulu, anggota demi anggota. Jumlahnya tiga, di tiga zona.
2. Node baru dengan versi baru bergabung ke kelompoknya.
3. Satu node lama berhenti menerima pekerjaan baru, dan yang berjalan di atasnya pindah sesuai batas yang Anda tetapkan.
4. Setelah semuanya sehat kembali, giliran node berikutnya.

Bila program tidak kunjung sehat dalam sepuluh menit, pembaruan berhenti, mengembalikan node lama, dan melaporkan kepada Anda apa yang dilihatnya. Tidak perlu ada yang begadang. Laporannya menyebut program, node, dan baris terakhir log-nya, sehingga pagi hari dimulai dengan jawaban dan bukan dengan pencarian.

## Aturan Anda yang berlaku

| Pengaturan | Bawaan | Arti |
| Jendela waktu | Minggu 01.00–05.00 | kapan node boleh berganti |
| Kecepatan | 1 node | berapa sekaligus |
| Kesabaran | 10 menit | sebelum mundur |
| Kanal | stabil | empat minggu setelah rilis |

Batas gangguan dipatuhi tanpa kecuali: bila Anda menetapkan dua salinan program harus selalu berjalan, dua salinan akan berjalan. Jika suatu batas membuat pembaruan mustahil, pemeriksaan awal memberitahukannya seminggu sebelumnya.

## Periksa sebelum melangkah

Masalah paling sering datang dari antarmuka yang tak lagi dikenal versi baru. Laporan *Siap diperbarui* membaca apa yang diminta program Anda selama tiga puluh hari terakhir dan menyebut setiap panggilan yang akan hilang, beserta program yang memanggilnya. Dalam uji coba kami, laporan ini menemukan sesuatu di empat dari sepuluh klaster; sering kali sebuah program lama yang pemiliknya sudah pindah bagian.

> Laporan itu memberi tahu bahwa sebuah cron job yang terlupakan akan gagal. Saking terlupanya, kami hapus saja.

## Berapa biayanya

Control plane tetap gratis untuk klaster hingga seratus node. Selama pembaruan ada satu node tambahan yang berjalan beberapa menit; ia tercantum di tagihan seperti node lain.

## Cara mengaktifkan

Klaster baru langsung memilikinya. Untuk klaster lama, buka *Pemeliharaan* dan pilih jendela waktunya. Kami sarankan mulai dari klaster uji di kanal *awal*, yang dua minggu mendahului *stabil*: dengan begitu program Anda sendiri menjadi peringatan dini. Bila Anda baru akan beralih ke kontainer, kisah [dari monolit ke kontainer](/news-and-information/from-monolith-to-containers) lebih cocok sebagai permulaan.`,
  },
}
