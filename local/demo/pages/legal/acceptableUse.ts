import type { Page } from '../page.ts'

export const acceptableUse: Page = {
  slug: 'acceptable-use',
  en: {
    title: 'Acceptable use policy',
    description: 'What must not be done with Flou Cloud, what we do about it, and where misuse is reported.',
    body: `**Version 2.0, in force since 1 March 2026.** This policy is part of the [terms of service](/page/terms-of-service) and applies to everybody who uses our services, also through a customer.

## 1. Unlawful use

It is forbidden to use the services for

- content that is prohibited by Law No. 11 of 2008 on Electronic Information and Transactions, last amended by Law No. 1 of 2024 (UU ITE), among it gambling, defamation, threats and content that violates decency;
- content that shows the sexual abuse of children: we remove it at once and report it;
- fraud, phishing, counterfeit goods and trade in illegal goods;
- works of others without their permission (Law No. 28 of 2014 on Copyright);
- personal data that was obtained unlawfully (Law No. 27 of 2022).

## 2. Attacks and misuse of networks

- No access to systems and data of others without their permission, no scans of networks that are not yours
- No denial-of-service attacks, no botnets, no malicious software
- No forged sender addresses, no open relays or proxies
- Tests of your own systems are allowed; load tests above 10 Gbit/s are announced five working days before

## 3. E-mail

Bulk mail goes only to recipients who have agreed, names its sender and can be cancelled with one click. Port 25 is opened on request.

## 4. Resources

Mining of crypto-assets is allowed on reserved servers only. What disturbs other customers is slowed down until it is clear what it is.

## 5. What we do

1. We write to the technical contact and set a deadline of 24 hours, or 4 hours for attacks that go on.
2. Where others are harmed at that moment, we disconnect the resource first and write then.
3. Where the law obliges us, such as by order under Ministerial Regulation No. 5 of 2020, we block content within the time it sets.
4. For serious or repeated violations we end the contract.

We look at content only where a report, an order or a fault gives reason to.

## 6. Reports and objections

Report misuse to [abuse@flou.example](mailto:abuse@flou.example), day and night, with address, time and evidence. A person answers within 24 hours. Against a measure you may object within 14 days at [pengaduan@flou.example](mailto:pengaduan@flou.example); somebody who was not involved decides within ten working days.`,
  },
  id: {
    title: 'Kebijakan penggunaan wajar',
    description:
      'Apa yang tidak boleh dilakukan dengan Flou Cloud, tindakan kami, dan tempat melaporkan penyalahgunaan.',
    body: `**Versi 2.0, berlaku sejak 1 Maret 2026.** Kebijakan ini merupakan bagian dari [ketentuan layanan](/page/terms-of-service) dan berlaku bagi semua pengguna layanan, termasuk melalui pelanggan.

## 1. Penggunaan yang melanggar hukum

Layanan dilarang dipakai untuk

- muatan yang dilarang Undang-Undang No. 11 Tahun 2008 tentang Informasi dan Transaksi Elektronik, terakhir diubah dengan UU No. 1 Tahun 2024 (UU ITE), antara lain perjudian, pencemaran nama baik, ancaman, dan muatan yang melanggar kesusilaan;
- muatan kekerasan seksual terhadap anak: langsung kami hapus dan laporkan;
- penipuan, pengelabuan (phishing), barang palsu, dan perdagangan barang ilegal;
- karya orang lain tanpa izin (UU No. 28 Tahun 2014 tentang Hak Cipta);
- data pribadi yang diperoleh secara melawan hukum (UU No. 27 Tahun 2022).

## 2. Serangan dan penyalahgunaan jaringan

- Dilarang mengakses sistem dan data pihak lain tanpa izin serta memindai jaringan yang bukan milik Anda
- Dilarang melakukan serangan penolakan layanan, menjalankan botnet, atau menyebarkan perangkat lunak berbahaya
- Dilarang memalsukan alamat pengirim serta membuka relay atau proxy bagi umum
- Pengujian sistem sendiri diperbolehkan; uji beban di atas 10 Gbit/dtk diberitahukan lima hari kerja sebelumnya

## 3. Email

Email massal hanya dikirim kepada penerima yang telah setuju, menyebut pengirimnya, dan dapat dihentikan dengan satu klik. Port 25 dibuka atas permintaan.

## 4. Sumber daya

Penambangan aset kripto hanya diperbolehkan di server yang dipesan khusus. Beban yang mengganggu pelanggan lain dibatasi sampai penyebabnya jelas.

## 5. Tindakan kami

1. Kami menghubungi kontak teknis dan memberi tenggat 24 jam, atau 4 jam untuk serangan yang sedang berlangsung.
2. Bila pihak lain sedang dirugikan, sumber daya kami putus lebih dahulu, lalu kami memberi tahu Anda.
3. Bila diwajibkan hukum, misalnya perintah berdasarkan Peraturan Menteri Kominfo No. 5 Tahun 2020, akses ke muatan kami putus dalam tenggat yang ditetapkan.
4. Untuk pelanggaran berat atau berulang, kontrak kami akhiri.

Isi data hanya kami lihat bila ada laporan, perintah, atau gangguan yang mengharuskannya.

## 6. Laporan dan keberatan

Laporkan penyalahgunaan ke [abuse@flou.example](mailto:abuse@flou.example) kapan saja, dengan alamat, waktu, dan bukti. Petugas kami menjawab dalam 24 jam. Keberatan atas suatu tindakan dapat diajukan dalam 14 hari ke [pengaduan@flou.example](mailto:pengaduan@flou.example); petugas yang tidak terlibat memutuskannya dalam sepuluh hari kerja.`,
  },
}
