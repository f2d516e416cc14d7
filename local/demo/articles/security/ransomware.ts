import type { Article } from '../article.ts'

export const ransomware: Article = {
  slug: 'backups-that-withstand-ransomware',
  category: 'security',
  subCategory: 'resilience',
  date: '2026-06-02',
  picture: 'vault-card',
  en: {
    title: 'Backups that withstand ransomware',
    description:
      'Attackers look for your backups first. Copies nobody can erase, not even your administrators, take away their lever.',
    body: `In the cases our incident team was called to last year, attackers had been inside for a median of sixteen days before they encrypted anything. They used the time well: they looked for the backups. In seven cases out of ten they found them, with the password of an administrator.

## Three, two, one, one, zero

The old rule has grown by two digits:

- **3** copies of the data
- on **2** kinds of storage
- **1** of them in another place
- **1** that nobody can change
- **0** errors at the last test restore

The fourth digit is new, and it is the one that counts in an attack.

## What "nobody" means

Cloud Backup can lock copies for 7 to 400 days. During this time they can be neither changed nor erased: not by you, not by somebody with your password, and not by us. The lock lies in the storage itself and cannot be shortened, only lengthened. Closing the account does not lift it, either.

That has a price: whoever locks too much pays for it until the end. Begin with fourteen days for all, and longer for little.

| Data | Interval | Lock | Place |
| Databases | continuous | 14 days | other region |
| Servers | daily | 14 days | other zone |
| Documents | hourly | 30 days | other region |
| Monthly accounts | monthly | 400 days | cold tier |

## Find the day before

After an attack the question is not whether there is a copy, but *which* one is clean. The console shows for each copy how much changed and how well the data could be compressed. On the day on which somebody begins to encrypt, the curve leaps. The last copy before the leap is your candidate; start it in a closed network and look.

## Rehearse the bad day

1. Draw one server by lot
2. Restore it in a closed network
3. Let its owner log in and work for ten minutes
4. Write down the time it took

Do this once a month. After half a year you know how long the whole company would need, and the figure is usually four times what was in the plan.

> They had the passwords of everybody. They did not have the one thing they wanted: a way to make us pay.

So says the head of information technology of a maker of foodstuffs, who was back at work after thirty-one hours.

## Three things for this week

Turn on a second factor for all administrators. Lock the copies of your most important database for fourteen days. And restore one file. If this takes longer than a coffee, [talk to us](/contact-us/form). Prices are in the [calculator](/pricing/calculator).`,
  },
  id: {
    title: 'Cadangan yang tahan ransomware',
    description:
      'Penyerang mencari cadangan Anda lebih dulu. Salinan yang tak bisa dihapus siapa pun, termasuk administrator, merampas senjata mereka.',
    body: `Dalam kasus yang ditangani tim insiden kami tahun lalu, penyerang sudah berada di dalam selama median enam belas hari sebelum mengenkripsi apa pun. Waktu itu mereka manfaatkan baik-baik: mencari cadangan. Dalam tujuh dari sepuluh kasus mereka menemukannya, berbekal kata sandi seorang administrator.

## Tiga, dua, satu, satu, nol

Aturan lama bertambah dua angka:

- **3** salinan data
- di **2** jenis penyimpanan
- **1** di antaranya di tempat lain
- **1** yang tak bisa diubah siapa pun
- **0** kesalahan pada uji pemulihan terakhir

Angka keempat itulah yang baru, dan yang menentukan saat serangan.

## Apa arti "siapa pun"

Cloud Backup bisa mengunci salinan selama 7 sampai 400 hari. Selama itu salinan tidak bisa diubah maupun dihapus: tidak oleh Anda, tidak oleh orang yang memegang kata sandi Anda, dan tidak oleh kami. Kuncinya ada di penyimpanan itu sendiri dan tidak bisa diperpendek, hanya diperpanjang. Menutup akun pun tidak membukanya.

Ada harganya: siapa yang mengunci terlalu banyak, membayar sampai akhir. Mulailah dengan empat belas hari untuk semua, dan lebih lama untuk yang sedikit.

| Data | Selang | Kunci | Tempat |
| Basis data | terus-menerus | 14 hari | region lain |
| Server | harian | 14 hari | zona lain |
| Dokumen | tiap jam | 30 hari | region lain |
| Pembukuan bulanan | bulanan | 400 hari | tingkat dingin |

## Temukan hari sebelumnya

Setelah serangan, pertanyaannya bukan apakah ada salinan, melainkan *yang mana* yang bersih. Konsol menunjukkan untuk setiap salinan seberapa banyak yang berubah dan seberapa baik data bisa dimampatkan. Pada hari seseorang mulai mengenkripsi, kurvanya melonjak. Salinan terakhir sebelum lonjakan adalah calon Anda; nyalakan di jaringan tertutup dan periksa.

## Latih hari buruk itu

1. Undi satu server
2. Pulihkan di jaringan tertutup
3. Minta pemiliknya masuk dan bekerja sepuluh menit
4. Catat berapa lama waktunya

Lakukan sebulan sekali. Setelah setengah tahun Anda tahu berapa lama yang dibutuhkan seluruh perusahaan, dan angkanya biasanya empat kali lipat dari rencana.

> Mereka punya kata sandi semua orang. Yang tidak mereka punya hanyalah satu hal: cara memaksa kami membayar.

Demikian kata kepala teknologi informasi sebuah produsen makanan, yang kembali bekerja setelah tiga puluh satu jam.

## Tiga hal untuk minggu ini

Aktifkan faktor kedua bagi semua administrator. Kunci salinan basis data terpenting selama empat belas hari. Lalu pulihkan satu berkas. Bila itu lebih lama dari secangkir kopi, [bicaralah dengan kami](/contact-us/form). Harganya ada di [kalkulator](/pricing/calculator).`,
  },
}
