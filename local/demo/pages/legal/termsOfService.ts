import type { Page } from '../page.ts'

export const termsOfService: Page = {
  slug: 'terms-of-service',
  en: {
    title: 'Terms of service',
    description:
      'The contract between customers and PT Flou Awan Nusantara: account, prices, data, liability, ending.',
    body: `**Version 4.0, in force since 1 March 2026.** These terms apply between you and PT Flou Awan Nusantara, Menara Arus, 18th floor, Jalan Kanal Biru Kav. 7, South Jakarta 12190, Indonesia, from the day on which you open an account. Individual contracts come before them.

## 1. Services

We provide computing power, storage, networks and managed software as the documentation of each product describes them. How available they are, and what you get back when they are not, is in the [service level agreement](/page/service-level-agreement). Features marked as preview are free of any guarantee.

## 2. Your account

1. You are of age, or act for a company with the power to do so, and your details are true and up to date.
2. You answer for what happens with your account. Use a second factor, give each person a log-in of their own, and tell us at once when access is lost.
3. The [acceptable use policy](/page/acceptable-use) applies to everybody who uses the services through you.

## 3. Prices and payment

1. Prices are in rupiah. Whether value-added tax (PPN) is included is shown beside each price.
2. Bills are issued on the first day of a month for the month before and are due after 14 days.
3. A price rises at most once a year. You are told 90 days before and may end the contract until then.
4. When a bill stays open for 30 days we send two reminders; after 45 days we may stop resources, after 75 days delete them.
5. Objections to a bill are raised within 60 days.

## 4. Your data

1. Your data stays yours. We touch it only to provide the service, at your request, or where the law obliges us.
2. You choose the region; data does not leave it without your doing.
3. Where you process personal data of others, you are the controller and we are the processor under Law No. 27 of 2022 (UU PDP). The data processing agreement is part of these terms.
4. Backups are made where you have switched them on.

## 5. Changes

We announce changes of these terms by e-mail 30 days before. If you do not agree, you may end the contract until they apply.

## 6. Ending

1. You may end the contract at any time, we with 90 days notice.
2. Either side may end it at once for a serious breach that is not remedied within 14 days.
3. After the end your data stays available for 30 days, and traffic for taking it along is free. Then it is erased, and you get a written confirmation.

## 7. Liability

1. We are liable for damage that we cause, up to the amount that you have paid in the twelve months before.
2. The limit does not apply to intent, gross negligence and what the law forbids to limit, such as Law No. 8 of 1999 on Consumer Protection.
3. Neither side is liable for force majeure that lasts less than 30 days; after that either may end the contract.

## 8. Law, language and disputes

1. The law of the Republic of Indonesia applies. The Indonesian text is binding (Law No. 24 of 2009).
2. We try to settle disputes by talking, within 30 days. After that the District Court of South Jakarta decides; consumers may turn to the consumer dispute settlement agency (BPSK).
3. Complaints: [pengaduan@flou.example](mailto:pengaduan@flou.example), +62 21 5550 128.`,
  },
  id: {
    title: 'Ketentuan layanan',
    description:
      'Perjanjian antara pelanggan dan PT Flou Awan Nusantara: akun, harga, data, tanggung jawab, pengakhiran.',
    body: `**Versi 4.0, berlaku sejak 1 Maret 2026.** Ketentuan ini berlaku antara Anda dan PT Flou Awan Nusantara, Menara Arus Lantai 18, Jalan Kanal Biru Kav. 7, Jakarta Selatan 12190, sejak Anda membuka akun. Perjanjian khusus berlaku lebih dahulu.

## 1. Layanan

Kami menyediakan daya komputasi, penyimpanan, jaringan, dan perangkat lunak terkelola sebagaimana dijelaskan dalam dokumentasi tiap produk. Tingkat ketersediaan dan kompensasinya tercantum dalam [perjanjian tingkat layanan](/page/service-level-agreement). Fitur bertanda pratinjau diberikan tanpa jaminan.

## 2. Akun Anda

1. Anda telah dewasa atau berwenang bertindak atas nama perusahaan, dan data Anda benar serta mutakhir.
2. Anda bertanggung jawab atas segala yang terjadi melalui akun Anda. Gunakan faktor kedua, beri setiap orang akses sendiri, dan segera kabari kami bila akses hilang.
3. [Kebijakan penggunaan wajar](/page/acceptable-use) berlaku bagi semua orang yang memakai layanan melalui Anda.

## 3. Harga dan pembayaran

1. Harga dalam rupiah. Keterangan apakah Pajak Pertambahan Nilai (PPN) sudah termasuk tercantum di samping setiap harga.
2. Tagihan terbit setiap tanggal satu untuk bulan sebelumnya dan jatuh tempo setelah 14 hari.
3. Harga naik paling banyak sekali setahun. Anda diberi tahu 90 hari sebelumnya dan boleh mengakhiri kontrak sampai saat itu.
4. Bila tagihan belum dibayar selama 30 hari, kami mengirim dua pengingat; setelah 45 hari sumber daya dapat kami hentikan, setelah 75 hari kami hapus.
5. Keberatan atas tagihan diajukan dalam 60 hari.

## 4. Data Anda

1. Data Anda tetap milik Anda. Kami hanya mengaksesnya untuk menyediakan layanan, atas permintaan Anda, atau bila diwajibkan hukum.
2. Anda memilih region; data tidak berpindah tanpa tindakan Anda.
3. Bila Anda memproses data pribadi orang lain, Anda adalah pengendali dan kami prosesor menurut UU No. 27 Tahun 2022 (UU PDP). Perjanjian pemrosesan data merupakan bagian dari ketentuan ini.
4. Cadangan dibuat bila Anda mengaktifkannya.

## 5. Perubahan

Perubahan ketentuan ini kami umumkan lewat email 30 hari sebelumnya. Bila tidak setuju, Anda boleh mengakhiri kontrak sampai perubahan berlaku.

## 6. Pengakhiran

1. Anda boleh mengakhiri kontrak kapan saja, kami dengan pemberitahuan 90 hari sebelumnya.
2. Masing-masing pihak boleh mengakhirinya seketika atas pelanggaran berat yang tidak diperbaiki dalam 14 hari.
3. Setelah berakhir, data tetap tersedia selama 30 hari dan lalu lintas untuk mengambilnya gratis. Sesudah itu data dihapus dan Anda menerima konfirmasi tertulis.

## 7. Tanggung jawab

1. Kami bertanggung jawab atas kerugian yang kami timbulkan, paling banyak sebesar pembayaran Anda dalam dua belas bulan sebelumnya.
2. Batas ini tidak berlaku untuk kesengajaan, kelalaian berat, dan hal yang menurut hukum tidak boleh dibatasi, antara lain UU No. 8 Tahun 1999 tentang Perlindungan Konsumen.
3. Tidak ada pihak yang bertanggung jawab atas keadaan kahar yang berlangsung kurang dari 30 hari; setelah itu masing-masing boleh mengakhiri kontrak.

## 8. Hukum, bahasa, dan perselisihan

1. Berlaku hukum Republik Indonesia. Naskah bahasa Indonesia yang mengikat (UU No. 24 Tahun 2009).
2. Perselisihan diupayakan selesai secara musyawarah dalam 30 hari. Setelah itu diputus Pengadilan Negeri Jakarta Selatan; konsumen dapat menghubungi Badan Penyelesaian Sengketa Konsumen (BPSK).
3. Pengaduan: [pengaduan@flou.example](mailto:pengaduan@flou.example), 021 5550 128.`,
  },
}
