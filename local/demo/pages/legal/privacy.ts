import type { Page } from '../page.ts'

export const privacy: Page = {
  slug: 'privacy',
  en: {
    title: 'Privacy notice',
    description:
      'Which personal data PT Flou Awan Nusantara processes, why, for how long, and which rights you have under Law No. 27 of 2022.',
    body: `**Version 3.0, in force since 1 March 2026.** This notice explains how PT Flou Awan Nusantara ("we") processes personal data of visitors of this website, of people who write to us and of those who hold an account with us. It follows Law No. 27 of 2022 on Personal Data Protection (UU PDP) and Government Regulation No. 71 of 2019 on Electronic Systems and Transactions.

## 1. Who is responsible

The controller is PT Flou Awan Nusantara, Menara Arus, 18th floor, Jalan Kanal Biru Kav. 7, South Jakarta 12190, Indonesia. Our data protection officer is reached at [privacy@flou.example](mailto:privacy@flou.example). For data that customers store on our platform, the customer is the controller and we are the processor; the data processing agreement with the customer applies to it.

## 2. Which data, for what, and on which basis

| Data | Purpose | Basis (Article 20 UU PDP) | Kept for |
| Name, e-mail, telephone, company and message of a form | To answer you and prepare an offer | Consent; steps before a contract | 24 months after the last contact |
| E-mail of newsletter subscribers | To send the newsletter | Consent | Until you unsubscribe |
| Registration for an event | To run the event and admit you | Contract | 12 months after the event |
| Identity and billing data of account holders | To provide and bill the service | Contract; legal obligation | 10 years after the account ends (tax law) |
| IP address, time and page of a request | Security and fault finding | Legitimate interest | 30 days |
| Choice of cookies and language | To respect your choice | Legal obligation; legitimate interest | 180 days; 365 days |

We ask for no specific (sensitive) personal data and make no decisions about you by automated means alone.

## 3. Who receives data

- Processors who work for us under contract: sending of e-mail, telephony, payment
- Authorities, where the law requires it and after we have examined the request

We sell no personal data. A list of processors is sent on request.

## 4. Where data is

Data named above is stored in Jakarta and Surabaya. Where a processor works from another country, we transfer data only under Article 56 UU PDP: to countries with a level of protection at least equal, under binding safeguards, or with your consent.

## 5. Your rights

Under Articles 5 to 13 UU PDP you may

1. be told who processes your data, why and on which basis;
2. see your data and receive a copy;
3. have it corrected, completed or brought up to date;
4. end the processing and have it deleted or destroyed;
5. withdraw a consent that you have given;
6. object to automated decisions;
7. have the processing suspended or restricted;
8. receive your data in a common format and pass it on;
9. claim compensation for a violation.

Write to [privacy@flou.example](mailto:privacy@flou.example) from the address we know of you. We respond within 72 hours (3 × 24 hours), as the law requires, free of charge.

## 6. Security and breaches

Data is encrypted in transit and at rest; access is personal, limited and logged. Should protection fail, we inform those concerned and the authority in writing within 72 hours (3 × 24 hours): which data, when and how, and what we do about it (Article 46 UU PDP).

## 7. Children

Our services are for companies and adults. Data of children is processed only with the consent of a parent or guardian.

## 8. Cookies

What we store in your browser, and how you change your choice, is in the [cookie policy](/page/cookies).

## 9. Complaints

Tell us first, please: [pengaduan@flou.example](mailto:pengaduan@flou.example). You may also turn to the personal data protection authority of the Republic of Indonesia.

## 10. Versions

| Version | In force since | Change |
| 3.0 | 1 March 2026 | Basis of each purpose; deadlines of Article 46 |
| 2.1 | 17 October 2024 | End of the transition period of UU PDP |
| 1.0 | 4 May 2021 | First version |

Changes are announced here 14 days before they apply. Earlier versions are sent on request. The Indonesian text is binding.`,
  },
  id: {
    title: 'Pemberitahuan privasi',
    description:
      'Data pribadi apa yang diproses PT Flou Awan Nusantara, untuk apa, berapa lama, dan hak Anda menurut UU No. 27 Tahun 2022.',
    body: `**Versi 3.0, berlaku sejak 1 Maret 2026.** Pemberitahuan ini menjelaskan cara PT Flou Awan Nusantara ("kami") memproses data pribadi pengunjung situs ini, orang yang menghubungi kami, dan pemilik akun. Dasarnya adalah Undang-Undang No. 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP) dan Peraturan Pemerintah No. 71 Tahun 2019 tentang Penyelenggaraan Sistem dan Transaksi Elektronik.

## 1. Siapa yang bertanggung jawab

Pengendali data pribadi adalah PT Flou Awan Nusantara, Menara Arus Lantai 18, Jalan Kanal Biru Kav. 7, Jakarta Selatan 12190. Pejabat pelindungan data kami dapat dihubungi di [privacy@flou.example](mailto:privacy@flou.example). Untuk data yang disimpan pelanggan di platform kami, pelanggan adalah pengendali dan kami prosesor; yang berlaku adalah perjanjian pemrosesan data dengan pelanggan tersebut.

## 2. Data apa, untuk apa, dan atas dasar apa

| Data | Tujuan | Dasar (Pasal 20 UU PDP) | Disimpan selama |
| Nama, email, telepon, perusahaan, dan pesan pada formulir | Menjawab Anda dan menyiapkan penawaran | Persetujuan; langkah sebelum perjanjian | 24 bulan sejak kontak terakhir |
| Email pelanggan buletin | Mengirim buletin | Persetujuan | Sampai Anda berhenti berlangganan |
| Pendaftaran acara | Menyelenggarakan acara dan menerima Anda | Perjanjian | 12 bulan setelah acara |
| Identitas dan data penagihan pemilik akun | Menyediakan layanan dan menagihnya | Perjanjian; kewajiban hukum | 10 tahun setelah akun berakhir (peraturan pajak) |
| Alamat IP, waktu, dan halaman permintaan | Keamanan dan pencarian gangguan | Kepentingan yang sah | 30 hari |
| Pilihan kuki dan bahasa | Menghormati pilihan Anda | Kewajiban hukum; kepentingan yang sah | 180 hari; 365 hari |

Kami tidak meminta data pribadi yang bersifat spesifik dan tidak mengambil keputusan tentang Anda semata-mata secara otomatis.

## 3. Siapa yang menerima data

- Prosesor yang bekerja bagi kami berdasarkan perjanjian: pengiriman email, telepon, pembayaran
- Instansi berwenang, bila diwajibkan hukum dan setelah permintaannya kami periksa

Kami tidak menjual data pribadi. Daftar prosesor kami kirim bila diminta.

## 4. Tempat penyimpanan

Data di atas disimpan di Jakarta dan Surabaya. Bila prosesor bekerja dari negara lain, transfer hanya dilakukan sesuai Pasal 56 UU PDP: ke negara dengan tingkat pelindungan setara atau lebih tinggi, dengan pelindungan yang mengikat, atau dengan persetujuan Anda.

## 5. Hak Anda

Menurut Pasal 5 sampai 13 UU PDP Anda berhak

1. mendapat kejelasan tentang siapa yang memproses data Anda, untuk apa, dan atas dasar apa;
2. mengakses data Anda dan memperoleh salinannya;
3. melengkapi, memperbarui, dan memperbaikinya;
4. mengakhiri pemrosesan serta menghapus atau memusnahkan data;
5. menarik kembali persetujuan yang telah diberikan;
6. mengajukan keberatan atas keputusan otomatis;
7. menunda atau membatasi pemrosesan;
8. memperoleh data dalam format yang lazim dan meneruskannya;
9. menggugat dan menerima ganti rugi atas pelanggaran.

Tulis ke [privacy@flou.example](mailto:privacy@flou.example) dari alamat yang kami kenal. Kami menanggapi paling lambat 3 × 24 jam sebagaimana diwajibkan undang-undang, tanpa biaya.

## 6. Keamanan dan kegagalan pelindungan

Data dienkripsi saat dikirim dan saat disimpan; akses bersifat perorangan, terbatas, dan tercatat. Bila terjadi kegagalan pelindungan, kami memberi tahu pemilik data dan lembaga berwenang secara tertulis paling lambat 3 × 24 jam: data apa, kapan dan bagaimana, serta penanganannya (Pasal 46 UU PDP).

## 7. Anak

Layanan kami ditujukan bagi perusahaan dan orang dewasa. Data anak hanya diproses dengan persetujuan orang tua atau wali.

## 8. Kuki

Apa yang kami simpan di peramban Anda dan cara mengubah pilihan dijelaskan dalam [kebijakan kuki](/page/cookies).

## 9. Pengaduan

Sampaikan dahulu kepada kami: [pengaduan@flou.example](mailto:pengaduan@flou.example). Anda juga dapat menghubungi lembaga pelindungan data pribadi Republik Indonesia.

## 10. Riwayat versi

| Versi | Berlaku sejak | Perubahan |
| 3.0 | 1 Maret 2026 | Dasar setiap tujuan; tenggat Pasal 46 |
| 2.1 | 17 Oktober 2024 | Berakhirnya masa peralihan UU PDP |
| 1.0 | 4 Mei 2021 | Versi pertama |

Perubahan diumumkan di sini 14 hari sebelum berlaku. Versi terdahulu kami kirim bila diminta. Naskah bahasa Indonesia yang mengikat.`,
  },
}
