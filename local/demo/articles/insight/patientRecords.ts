import type { Article } from '../article.ts'

export const patientRecords: Article = {
  slug: 'patient-records-across-islands',
  category: 'insight',
  subCategory: 'health',
  date: '2026-02-02',
  picture: 'clinic-card',
  en: {
    title: 'One patient record across nine islands',
    description:
      'A hospital group brought its records together and went on working when the undersea cable failed for three days.',
    body: `A patient with a weak heart is treated on Flores, sent to Lombok, and comes home with a paper that gets wet on the ferry. This was ordinary until last year. Then a group of eleven hospitals on nine islands decided to keep one record for each patient, and found that the hard part was not the record but the sea.

## The problem with the sea

Six of the eleven hospitals hang on one cable, some on a dish that fears rain. A system that works only while there is a line would have been worse than paper. So the first requirement was written at the top of the sheet: *a doctor must be able to work for seven days without any connection.*

## How it is built

- **In each hospital** stands a small server of the size of a book, with the records of all patients of that house of the last three years
- **In Surabaya** is the whole: all records, all pictures, kept in three zones
- **In Jakarta** is a copy for emergencies

Each change is written on the spot and travels when there is a line. If two houses change the same record meanwhile, nothing is overwritten: both entries stand, and a doctor decides. In the first year this happened 214 times in 3.1 million entries.

## Three days in October

On 14 October a cable tore, and four hospitals were cut off for 71 hours.

| | During the cut | After it |
| Patients treated | 1,940 | – |
| Entries waiting | 58,200 | sent in 22 minutes |
| Pictures waiting | 3,100 | sent in 5 hours |
| Entries lost | – | 0 |
| Conflicts for a doctor | – | 9 |

The staff of one house learned of the cut from the radio.

## Privacy at the bedside

Who opens a record says why, with one tap. In an emergency everything is open, and the patient is told afterwards. The list of who looked belongs to the patient, who may ask for it at the desk. This was argued about for months, and is what patients praise most.

> Before, I asked the patient what the other doctor had said. Now I ask how the journey was.

A physician on the island of Adonara wrote this to us.

## What it took

Fourteen months, a project team of seven, and one person in each hospital whom colleagues already trusted. The software is open and can be used by others; the group shares its experience. What platform it stands on is described under [health](/solution/healthcare), and what the law asks of such data in our [checklist](/news-and-information/personal-data-law-checklist).`,
  },
  id: {
    title: 'Satu rekam medis di sembilan pulau',
    description:
      'Sebuah grup rumah sakit menyatukan rekam medisnya dan tetap bekerja ketika kabel bawah laut putus selama tiga hari.',
    body: `Seorang pasien berjantung lemah dirawat di Flores, dirujuk ke Lombok, lalu pulang membawa selembar kertas yang basah di kapal feri. Sampai tahun lalu hal itu biasa. Kemudian sebuah grup dengan sebelas rumah sakit di sembilan pulau memutuskan untuk menyimpan satu rekam medis bagi setiap pasien, dan mendapati bahwa yang sulit bukan rekam medisnya, melainkan lautnya.

## Persoalan dengan laut

Enam dari sebelas rumah sakit bergantung pada satu kabel, beberapa pada parabola yang takut hujan. Sistem yang hanya bekerja selagi ada jaringan akan lebih buruk daripada kertas. Maka syarat pertama ditulis paling atas: *dokter harus bisa bekerja tujuh hari tanpa sambungan apa pun.*

## Cara membangunnya

- **Di setiap rumah sakit** berdiri server kecil seukuran buku, berisi rekam medis semua pasien rumah sakit itu dalam tiga tahun terakhir
- **Di Surabaya** ada keseluruhannya: semua rekam medis, semua citra, disimpan di tiga zona
- **Di Jakarta** ada salinan untuk keadaan darurat

Setiap perubahan ditulis di tempat dan berangkat saat ada jaringan. Bila dua rumah sakit mengubah rekam medis yang sama sementara itu, tak ada yang ditimpa: kedua catatan tetap ada, dan dokter yang memutuskan. Di tahun pertama hal ini terjadi 214 kali dari 3,1 juta catatan.

## Tiga hari di bulan Oktober

Pada 14 Oktober sebuah kabel putus, dan empat rumah sakit terpisah selama 71 jam.

| | Selama terputus | Sesudahnya |
| Pasien dirawat | 1.940 | – |
| Catatan menunggu | 58.200 | terkirim dalam 22 menit |
| Citra menunggu | 3.100 | terkirim dalam 5 jam |
| Catatan hilang | – | 0 |
| Perlu keputusan dokter | – | 9 |

Pegawai di salah satu rumah sakit baru tahu soal putusnya kabel dari radio.

## Privasi di sisi ranjang

Siapa yang membuka rekam medis menyebutkan alasannya, cukup satu ketukan. Dalam keadaan darurat semuanya terbuka, dan pasien diberi tahu sesudahnya. Daftar siapa yang melihat adalah milik pasien, yang boleh memintanya di loket. Hal ini diperdebatkan berbulan-bulan, dan justru itulah yang paling dipuji pasien.

> Dulu saya bertanya kepada pasien apa kata dokter sebelumnya. Kini saya bertanya bagaimana perjalanannya.

Seorang dokter di Pulau Adonara menuliskannya kepada kami.

## Yang dibutuhkan

Empat belas bulan, tim proyek tujuh orang, dan satu orang di setiap rumah sakit yang sudah dipercaya rekan-rekannya. Perangkat lunaknya terbuka dan boleh dipakai pihak lain; grup ini bersedia berbagi pengalaman. Platform yang menopangnya dijelaskan di [kesehatan](/solution/healthcare), dan tuntutan hukum atas data semacam ini ada di [daftar periksa](/news-and-information/personal-data-law-checklist) kami.`,
  },
}
