import type { Article } from '../article.ts'

export const ownKeys: Article = {
  slug: 'bring-your-own-encryption-keys',
  category: 'security',
  subCategory: 'dataProtection',
  date: '2025-12-15',
  picture: 'keyring-card',
  en: {
    title: 'Your keys, not ours: encryption you can take back',
    description:
      'With Key Management you hold the key to your data, see every use of it, and can withdraw it within a minute.',
    body: `All data on our platform is encrypted. That is good, and it answers only half of the question auditors ask: encrypted with *whose* key? Until now the answer was: with ours. From today it can be: with yours.

## Three levels

1. **Ours.** We make, keep and change the key. Nothing to do, nothing to lose. This is the default.
2. **Yours, in our module.** You make the key in Key Management. It never leaves the certified module; you decide who may use it.
3. **Yours, in your house.** The key stays in a module of your own. Each time a disk is opened we ask it, over a private line.

Most customers need the second level. The third is for those who must be able to prove that nobody but they can read the data, and who can keep a module running day and night.

## What you see and what you can do

Each use of a key is on record: who, when, for which disk or file, from which address. The record cannot be changed and is kept for four hundred days.

- **Change** a key every year without touching the data; only its envelope is made anew
- **Stop** a key: within sixty seconds nothing can be opened with it any more
- **Erase** a key, after a waiting time of 7 to 30 days and with two persons agreeing

| | Ours | Yours, our module | Yours, your house |
| Price per key and month | free | Rp15,000 | Rp450,000 |
| Extra delay at opening | none | 1 ms | 5–20 ms |
| If the key is lost | we help | data is lost | data is lost |

## The last line of the table

Read it again. Whoever holds the key alone bears the loss alone. We cannot open what you have locked and thrown away, and no court order changes that. Keep a copy of the key in two sealed halves at two places, and practise putting them together.

> It took an afternoon to turn it on, and a month to agree who may turn it off.

## Where to begin

Begin with one bucket or one database, not with everything. Watch the record for a week with two people: you will find a program that opens far more than it should. Then write down who may stop a key and who must agree to erase one. The technical part takes an hour and is described step by step in the [documentation](/resources/documentation). How keys fit into the duties of the law is in our [checklist](/news-and-information/personal-data-law-checklist).`,
  },
  id: {
    title: 'Kunci Anda, bukan kunci kami: enkripsi yang bisa dicabut',
    description:
      'Dengan Key Management, Anda memegang kunci data sendiri, melihat setiap pemakaiannya, dan bisa mencabutnya dalam semenit.',
    body: `Semua data di platform kami terenkripsi. Itu baik, tetapi baru menjawab separuh pertanyaan auditor: terenkripsi dengan kunci *siapa*? Selama ini jawabannya: kunci kami. Mulai hari ini jawabannya bisa: kunci Anda.

## Tiga tingkat

1. **Kunci kami.** Kami yang membuat, menyimpan, dan mengganti. Tak perlu mengurus apa-apa. Ini pilihan bawaan.
2. **Kunci Anda, di modul kami.** Anda membuat kunci di Key Management. Kuncinya tak pernah keluar dari modul bersertifikat; Anda menentukan siapa yang boleh memakainya.
3. **Kunci Anda, di rumah Anda.** Kunci tetap di modul milik Anda sendiri. Setiap kali disk dibuka, kami bertanya ke sana lewat jalur privat.

Sebagian besar pelanggan cukup dengan tingkat kedua. Tingkat ketiga untuk mereka yang harus membuktikan bahwa tak ada pihak lain yang bisa membaca datanya, dan sanggup menjaga modulnya hidup siang malam.

## Yang Anda lihat dan bisa lakukan

Setiap pemakaian kunci tercatat: siapa, kapan, untuk disk atau berkas mana, dari alamat mana. Catatan itu tak bisa diubah dan disimpan empat ratus hari.

- **Ganti** kunci setiap tahun tanpa menyentuh data; hanya amplopnya yang dibuat baru
- **Hentikan** kunci: dalam enam puluh detik tak ada lagi yang bisa dibuka dengannya
- **Hapus** kunci, setelah masa tunggu 7 sampai 30 hari dan persetujuan dua orang

| | Kunci kami | Kunci Anda, modul kami | Kunci Anda, rumah Anda |
| Harga per kunci per bulan | gratis | Rp15.000 | Rp450.000 |
| Jeda tambahan saat membuka | tidak ada | 1 ms | 5–20 ms |
| Bila kunci hilang | kami bantu | data hilang | data hilang |

## Baris terakhir tabel

Bacalah sekali lagi. Siapa memegang kunci sendirian, menanggung kehilangannya sendirian. Kami tidak bisa membuka apa yang Anda kunci lalu Anda buang, dan perintah pengadilan pun tidak mengubahnya. Simpan salinan kunci dalam dua bagian tersegel di dua tempat, dan berlatihlah menyatukannya.

> Mengaktifkannya cukup satu sore. Menyepakati siapa yang boleh mematikannya butuh sebulan.

## Mulai dari mana

Mulailah dari satu wadah atau satu basis data, jangan semuanya. Amati catatannya selama seminggu bersama seorang rekan: Anda akan menemukan program yang membuka jauh lebih banyak dari semestinya. Lalu tuliskan siapa yang boleh menghentikan kunci dan siapa yang harus setuju untuk menghapusnya. Bagian teknisnya hanya sejam dan dijelaskan langkah demi langkah di [dokumentasi](/resources/documentation). Kaitan kunci dengan kewajiban undang-undang ada di [daftar periksa](/news-and-information/personal-data-law-checklist) kami.`,
  },
}
