import type { Article } from '../article.ts'

export const infrastructureAsCode: Article = {
  slug: 'infrastructure-as-code-first-week',
  category: 'technology',
  subCategory: 'guides',
  date: '2025-08-11',
  picture: 'codeToCloud-card',
  en: {
    title: 'Your first week with infrastructure as code',
    description:
      'Five days, five small steps: from clicking in a console to a description of your systems that anybody can read and repeat.',
    body: `Ask three people how your production server was set up, and you get four answers. Infrastructure as code ends this: what should exist is written in files, a tool compares them with what does exist, and makes up the difference. One week is enough to begin.

## Monday: write down one thing

Choose something small that may fail, such as a bucket for reports. Write the file, run the plan, read it, apply it. Then delete the bucket in the console by hand and run the plan again: it wants to build it once more. That is the whole idea.

## Tuesday: adopt what you have

Nobody begins on an empty field. The command *import* takes what exists into your description. Take the network first, then the balancer. Leave databases alone this week; they forgive least.

- Import one thing
- Run the plan until it says *no changes*
- Only then take the next

## Wednesday: into the repository

Put the files where your programs are. A change is now a proposal that a colleague reads before it happens. The pipeline runs the plan and writes it under the proposal, so that both see what would be built, changed and **destroyed**. Read the last word twice.

## Thursday: three environments from one description

| | Development | Test | Production |
| Servers | 1 small | 2 small | 4 medium |
| Zones | 1 | 2 | 3 |
| Database copies | 1 | 1 | 3 |
| Switched off at night | yes | yes | no |

Everything that differs stands in such a table; everything else is the same by construction. Most surprises in production come from differences that nobody had written down.

## Friday: lock the door

Take away everybody's right to change production in the console; leave the right to look. Keep one account for emergencies in a sealed envelope, and an alarm that rings when it is used. Without this step the description is out of date within a month.

> The first month felt slower. Then somebody rebuilt the whole test environment during lunch.

## What to avoid

1. **Secrets in files.** They belong into the secret store; the file only names them.
2. **One description for all.** Cut it along teams, so that a mistake stays small.
3. **Clever tricks.** The reader at three in the morning is you.

Modules for the usual open tools, tested with every change of our interface, are in the [documentation](/resources/documentation). The next thing to read is how to go on [from monolith to containers](/news-and-information/from-monolith-to-containers).`,
  },
  id: {
    title: 'Minggu pertama bersama infrastructure as code',
    description:
      'Lima hari, lima langkah kecil: dari mengeklik di konsol menuju gambaran sistem yang bisa dibaca dan diulang siapa saja.',
    body: `Tanyakan kepada tiga orang bagaimana server produksi Anda disiapkan, dan Anda mendapat empat jawaban. Infrastructure as code mengakhirinya: apa yang seharusnya ada ditulis dalam berkas, sebuah alat membandingkannya dengan yang nyata, lalu membereskan selisihnya. Seminggu sudah cukup untuk memulai.

## Senin: tuliskan satu hal

Pilih sesuatu yang kecil dan boleh gagal, misalnya wadah untuk laporan. Tulis berkasnya, jalankan rencananya, baca, lalu terapkan. Setelah itu hapus wadahnya dari konsol dengan tangan dan jalankan rencana lagi: alat itu ingin membuatnya kembali. Itulah seluruh gagasannya.

## Selasa: rangkul yang sudah ada

Tak ada yang mulai dari lahan kosong. Perintah *import* memasukkan yang sudah ada ke dalam gambaran Anda. Ambil jaringan dulu, lalu penyeimbang beban. Jangan sentuh basis data minggu ini; di sanalah kesalahan paling sulit dimaafkan, dan Anda masih belajar membaca rencananya.

- Impor satu hal
- Jalankan rencana sampai muncul *no changes*
- Baru ambil yang berikutnya

## Rabu: masuk ke repositori

Letakkan berkasnya bersama program Anda. Kini setiap perubahan adalah usulan yang dibaca rekan sebelum terjadi. Pipeline menjalankan rencana dan menuliskannya di bawah usulan, sehingga keduanya melihat apa yang akan dibuat, diubah, dan **dihancurkan**. Baca kata terakhir dua kali.

## Kamis: tiga lingkungan dari satu gambaran

| | Pengembangan | Uji | Produksi |
| Server | 1 kecil | 2 kecil | 4 sedang |
| Zona | 1 | 2 | 3 |
| Salinan basis data | 1 | 1 | 3 |
| Dimatikan malam hari | ya | ya | tidak |

Semua yang berbeda ada di tabel seperti ini; selebihnya pasti sama. Kebanyakan kejutan di produksi berasal dari perbedaan yang tak pernah ditulis.

## Jumat: kunci pintunya

Cabut hak semua orang untuk mengubah produksi lewat konsol; sisakan hak melihat. Simpan satu akun darurat dalam amplop tersegel, dengan alarm yang berbunyi bila dipakai. Tanpa langkah ini, gambaran Anda usang dalam sebulan.

> Bulan pertama terasa lebih lambat. Lalu seseorang membangun ulang seluruh lingkungan uji saat jam makan siang.

## Yang perlu dihindari

1. **Rahasia di dalam berkas.** Tempatnya di penyimpanan rahasia; berkas cukup menyebut namanya.
2. **Satu gambaran untuk semua.** Bagi per tim agar kesalahan tetap kecil.
3. **Trik yang terlalu pintar.** Pembaca pukul tiga pagi itu Anda sendiri.

Modul untuk alat terbuka yang lazim, diuji pada setiap perubahan antarmuka kami, tersedia di [dokumentasi](/resources/documentation). Bacaan berikutnya: bagaimana melanjutkan [dari monolit ke kontainer](/news-and-information/from-monolith-to-containers).`,
  },
}
