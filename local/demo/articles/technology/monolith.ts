import type { Article } from '../article.ts'

export const monolith: Article = {
  slug: 'from-monolith-to-containers',
  category: 'technology',
  subCategory: 'guides',
  date: '2026-01-19',
  picture: 'containers-card',
  en: {
    title: 'From monolith to containers without stopping the business',
    description:
      'Nobody rewrites a system that earns money. A path in six steps, each of which is useful even if you never take the next.',
    body: `Somewhere in every company there is a large program that does everything. It is old, it is feared, and it pays the wages. Advice to rewrite it comes easily to those who do not have to answer for it. We prefer a path in which each step pays for itself.

## Step 1: put the whole thing in a container

Do not split anything yet. One container, as big as it must be, with the same program in it. What you gain: a description of everything it needs, in a file, instead of in the memory of a colleague. Allow two weeks, of which one goes into finding out why it writes to the desktop folder.

## Step 2: make it forgetful

A container may vanish at any time, so nothing of value may live in it.

- Uploaded files go to object storage
- Sessions go to a database or a signed cookie
- Settings come from the environment
- Logs go to standard output

After this you can run two copies, and updates at noon lose their terror.

## Step 3: build the same way every time

A pipeline builds the image, runs the tests there are, and brings the result to a test cluster. If there are no tests, write five: log in, find, order, pay, log out.

## Step 4: put a door in front

A gateway in front of the old program decides who answers which address. At first it passes everything on. Now you can replace a part without asking all others.

## Step 5: cut where it hurts

Take out first what changes most often or what needs most power, not what looks easiest. Good candidates are search, the making of documents, and notifications. Each new part has its own data and talks to the old one through a call that is written down.

## Step 6: stop in time

| Sign | Then |
| Teams no longer wait for each other | stop cutting |
| A part has no owner | do not cut it out |
| Two parts always change together | join them again |

Five parts with clear owners beat fifty that nobody understands.

> We planned eighteen services. We stopped at four, and have never missed the others.

## How long it takes

A logistics company with thirty developers needed three months for steps one to four, and a year for the fifth, beside its daily work. The number of disturbances halved after step two already. A cluster to begin with costs less than a lunch a day; how we [keep it up to date](/news-and-information/kubernetes-updates-without-downtime) we have described elsewhere.`,
  },
  id: {
    title: 'Dari monolit ke kontainer tanpa menghentikan usaha',
    description:
      'Tak ada yang menulis ulang sistem yang menghasilkan uang. Inilah jalan enam langkah; tiap langkah berguna walau yang berikutnya tak pernah diambil.',
    body: `Di setiap perusahaan ada satu program besar yang mengerjakan segalanya. Usianya tua, ditakuti, dan dialah yang membayar gaji. Saran untuk menulis ulang mudah keluar dari mereka yang tidak ikut menanggung akibatnya. Kami lebih suka jalan yang setiap langkahnya sudah sepadan dengan biayanya.

## Langkah 1: masukkan utuh ke dalam kontainer

Jangan membelah apa pun dulu. Satu kontainer, sebesar yang diperlukan, dengan program yang sama di dalamnya. Hasilnya: gambaran lengkap tentang semua kebutuhannya dalam satu berkas, bukan di ingatan seorang rekan. Sediakan dua minggu; satu minggu di antaranya habis untuk mencari tahu mengapa program itu menulis ke folder desktop.

## Langkah 2: buat ia pelupa

Kontainer bisa hilang kapan saja, jadi tak boleh ada yang berharga di dalamnya.

- Berkas unggahan masuk ke penyimpanan objek
- Sesi masuk ke basis data atau cookie bertanda tangan
- Pengaturan datang dari variabel lingkungan
- Log keluar ke keluaran standar

Setelah ini Anda bisa menjalankan dua salinan, dan pembaruan di siang bolong tak lagi menakutkan.

## Langkah 3: bangun dengan cara yang selalu sama

Sebuah pipeline membangun image, menjalankan pengujian yang ada, dan membawa hasilnya ke klaster uji. Belum ada pengujian? Tulis lima saja: masuk, cari, pesan, bayar, keluar.

## Langkah 4: pasang pintu di depan

Sebuah gerbang di depan program lama menentukan siapa yang menjawab alamat mana. Mula-mula semuanya diteruskan. Kini Anda bisa mengganti satu bagian tanpa bertanya ke semua bagian lain.

## Langkah 5: potong di tempat yang sakit

Keluarkan dulu bagian yang paling sering berubah atau paling haus tenaga, bukan yang tampak paling mudah. Calon yang baik: pencarian, pembuatan dokumen, dan notifikasi. Setiap bagian baru punya data sendiri dan berbicara dengan yang lama lewat panggilan yang tertulis jelas.

## Langkah 6: berhenti pada waktunya

| Tanda | Maka |
| Tim tidak lagi saling menunggu | berhenti memotong |
| Suatu bagian tak punya pemilik | jangan dipotong |
| Dua bagian selalu berubah bersamaan | satukan kembali |

Lima bagian dengan pemilik yang jelas lebih baik daripada lima puluh yang tak dipahami siapa pun.

> Kami merencanakan delapan belas layanan. Kami berhenti di empat, dan tak pernah merindukan sisanya.

## Berapa lama

Sebuah perusahaan logistik dengan tiga puluh pengembang butuh tiga bulan untuk langkah satu sampai empat, dan setahun untuk langkah kelima, di sela pekerjaan harian. Jumlah gangguan sudah turun separuh setelah langkah kedua. Klaster untuk memulai biayanya lebih murah dari sekali makan siang per hari; cara kami [menjaganya tetap mutakhir](/news-and-information/kubernetes-updates-without-downtime) sudah kami tulis terpisah.`,
  },
}
