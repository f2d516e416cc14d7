import type { DemoRecord } from '../record.ts'
import { heading } from '../block.ts'
import { textOf, type Pair } from './guide.ts'

const CLAUSES: readonly (readonly [key: string, title: Pair, text: Pair])[] = [
  [
    'scope',
    ['Parties and scope', 'Para pihak dan ruang lingkup'],
    [
      'These terms hold between **PT Flou Awan Nusantara** (“Flou Cloud”, “we”) and whoever opens an account (“you”). They apply to every product of the price list, together with the terms in the product’s documentation; where both differ, the product’s terms come first.\n\nThe Indonesian text is binding. Translations help to read it.',
      'Ketentuan ini berlaku antara **PT Flou Awan Nusantara** (“Flou Cloud”, “kami”) dan pihak yang membuka akun (“Anda”). Ketentuan ini mencakup setiap produk dalam daftar harga, bersama ketentuan di dokumentasi produknya; bila keduanya berbeda, ketentuan produk yang didahulukan.\n\nTeks bahasa Indonesia yang mengikat. Terjemahan hanya membantu membacanya.',
    ],
  ],
  [
    'account',
    ['Your account', 'Akun Anda'],
    [
      '### Opening it\n\nYou must be of age or act for a registered company. What you tell us about yourself is true and kept up to date; we check identity and tax number as the law requires.\n\n### Keeping it safe\n\n- Every person has a user of their own, with a second factor.\n- Keys of programs are kept out of source code.\n- Tell us at once, day or night, when somebody else may have had access.\n\nWhat is done with your account counts as done by you, unless we are to blame.',
      '### Membuka akun\n\nAnda telah dewasa atau bertindak untuk perusahaan terdaftar. Data yang Anda berikan benar dan mutakhir; kami memeriksa identitas dan NPWP sesuai hukum.\n\n### Menjaga keamanannya\n\n- Setiap orang memakai pengguna sendiri dengan faktor kedua.\n- Kunci program tidak disimpan di kode sumber.\n- Segera beri tahu kami, siang atau malam, bila orang lain mungkin telah mengakses.\n\nTindakan dengan akun Anda dianggap tindakan Anda, kecuali karena kesalahan kami.',
    ],
  ],
  [
    'payment',
    ['Prices and payment', 'Harga dan pembayaran'],
    [
      'Prices are in rupiah and stand in the price list with and without value-added tax. Usage is measured by the second and billed at the beginning of the following month.\n\n| Way to pay | Due |\n| Card, e-wallet | at once |\n| Virtual account | within 14 days |\n| Invoice for companies | within 30 days |\n\nAfter a reminder and 14 more days we may stop what has not been paid; data is kept for another 30 days. A higher price is announced 60 days ahead and does not touch what is reserved.',
      'Harga dalam rupiah dan tercantum di daftar harga dengan dan tanpa pajak pertambahan nilai. Pemakaian diukur per detik dan ditagih pada awal bulan berikutnya.\n\n| Cara membayar | Jatuh tempo |\n| Kartu, dompet elektronik | seketika |\n| Virtual account | 14 hari |\n| Faktur perusahaan | 30 hari |\n\nSetelah satu pengingat dan 14 hari tambahan, kami dapat menghentikan layanan yang belum dibayar; data disimpan 30 hari lagi. Kenaikan harga diumumkan 60 hari sebelumnya dan tidak memengaruhi yang sudah dipesan berjangka.',
    ],
  ],
  [
    'service-level',
    ['Service levels', 'Tingkat layanan'],
    [
      'Availability is measured each minute from three places outside our network. What is guaranteed stands in the documentation of each product.\n\n| Measured availability | Credit |\n| below the guarantee | 10 % |\n| below 99.0 % | 30 % |\n| below 95.0 % | 100 % |\n\nCredits appear on the next invoice without asking. Not counted are announced maintenance of up to four hours a month, what you have caused yourself, and force majeure.',
      'Ketersediaan diukur setiap menit dari tiga tempat di luar jaringan kami. Angka yang dijamin tercantum di dokumentasi tiap produk.\n\n| Ketersediaan terukur | Kredit |\n| di bawah jaminan | 10 % |\n| di bawah 99,0 % | 30 % |\n| di bawah 95,0 % | 100 % |\n\nKredit muncul di tagihan berikutnya tanpa perlu diminta. Tidak dihitung: pemeliharaan terjadwal hingga empat jam per bulan, gangguan yang Anda sebabkan sendiri, dan keadaan kahar.',
    ],
  ],
  [
    'content',
    ['Your content', 'Konten Anda'],
    [
      'What you store is yours. We copy, move and delete it only to run the products, in the region that you chose. You make sure that you may store it, and keep a copy elsewhere of what you cannot lose: our backups are part of the products that say so.',
      'Apa yang Anda simpan adalah milik Anda. Kami menyalin, memindahkan, dan menghapusnya hanya untuk menjalankan produk, di region pilihan Anda. Anda memastikan berhak menyimpannya dan memiliki salinan lain untuk yang tidak boleh hilang: cadangan kami hanya ada pada produk yang menyebutkannya.',
    ],
  ],
  [
    'personal-data',
    ['Personal data', 'Data pribadi'],
    [
      'For personal data in your content you are the controller and we the processor under Law No. 27 of 2022.\n\n1. We process it only as you instruct.\n2. Everybody with access is bound to secrecy.\n3. Sub-processors are listed publicly; a new one is announced 30 days ahead.\n4. A breach is reported to you within 24 hours of our learning of it, so that you can keep the 3 × 24 hours of the law.\n5. After the end of the contract we delete it and confirm that.',
      'Untuk data pribadi dalam konten Anda, Anda adalah pengendali dan kami prosesor menurut Undang-Undang Nomor 27 Tahun 2022.\n\n1. Kami memproses hanya sesuai instruksi Anda.\n2. Setiap orang yang memiliki akses terikat kerahasiaan.\n3. Subprosesor didaftar secara terbuka; yang baru diumumkan 30 hari sebelumnya.\n4. Kebocoran dilaporkan kepada Anda dalam 24 jam sejak kami ketahui, agar Anda memenuhi batas 3 × 24 jam menurut undang-undang.\n5. Setelah kontrak berakhir, kami menghapusnya dan mengonfirmasinya.',
    ],
  ],
  [
    'acceptable-use',
    ['Acceptable use', 'Penggunaan yang diizinkan'],
    [
      'Our products are not used\n\n- to attack, scan or overload systems of others without their permission,\n- to send mail that nobody asked for,\n- for online gambling, fraud or content that harms children,\n- to mine cryptocurrencies on products without a fixed price.\n\nTests of your own systems are welcome; announce them two days ahead.',
      'Produk kami tidak dipakai untuk\n\n- menyerang, memindai, atau membebani sistem pihak lain tanpa izin,\n- mengirim surel yang tidak diminta,\n- judi daring, penipuan, atau konten yang membahayakan anak,\n- menambang mata uang kripto pada produk tanpa harga tetap.\n\nPengujian sistem Anda sendiri dipersilakan; beri tahu dua hari sebelumnya.',
    ],
  ],
  [
    'suspension',
    ['Suspension', 'Penghentian sementara'],
    [
      'We ask first. Without asking we stop a product only when it endangers others, when an authority orders it in writing, or when it breaks the law beyond doubt; you learn at once why, and what ends it. Takedown orders under Ministerial Regulation No. 5 of 2020 are carried out within the time it sets.',
      'Kami bertanya lebih dulu. Tanpa bertanya, kami menghentikan produk hanya bila membahayakan pihak lain, bila ada perintah tertulis dari otoritas, atau bila jelas melanggar hukum; Anda segera diberi tahu alasannya dan cara mengakhirinya. Perintah pemutusan menurut Peraturan Menteri Kominfo Nomor 5 Tahun 2020 dilaksanakan dalam tenggatnya.',
    ],
  ],
  [
    'liability',
    ['Liability', 'Tanggung jawab'],
    [
      'We are liable without limit for intent, gross negligence and harm to people. Otherwise liability is limited to what you paid in the twelve months before, and does not cover lost profit. Credits for availability are set off against it.',
      'Kami bertanggung jawab tanpa batas atas kesengajaan, kelalaian berat, dan kerugian terhadap orang. Selebihnya tanggung jawab dibatasi sebesar pembayaran Anda selama dua belas bulan sebelumnya dan tidak mencakup keuntungan yang hilang. Kredit ketersediaan diperhitungkan di dalamnya.',
    ],
  ],
  [
    'end',
    ['Changes and end', 'Perubahan dan pengakhiran'],
    [
      'You may leave at any time in the console; what is reserved runs to its end. We may end the contract with 90 days’ notice, at once for grave breaches.\n\nChanges of these terms are announced by mail 30 days ahead. Whoever does not agree may leave by then, free of charge. Earlier versions can be had from [support](/support).',
      'Anda dapat berhenti kapan saja melalui konsol; pesanan berjangka berlaku sampai habis. Kami dapat mengakhiri kontrak dengan pemberitahuan 90 hari, atau seketika untuk pelanggaran berat.\n\nPerubahan ketentuan diumumkan lewat surel 30 hari sebelumnya. Yang tidak setuju dapat berhenti hingga saat itu tanpa biaya. Versi lama dapat diminta dari [dukungan](/support).',
    ],
  ],
  [
    'law',
    ['Law and disputes', 'Hukum dan sengketa'],
    [
      'Indonesian law applies. We first try to agree within 30 days; then the Indonesian National Board of Arbitration (BANI) in Jakarta decides. Consumers may go to the consumer dispute settlement body of their place instead.',
      'Berlaku hukum Indonesia. Para pihak bermusyawarah lebih dulu dalam 30 hari; setelah itu Badan Arbitrase Nasional Indonesia (BANI) di Jakarta yang memutus. Konsumen dapat menempuh Badan Penyelesaian Sengketa Konsumen di daerahnya.',
    ],
  ],
]

export const TERMS: readonly DemoRecord[] = CLAUSES.map(([key, title, text], index) => ({
  type: 'termsAndCondition',
  key,
  body: () => ({ order: index + 1, contents: heading(textOf(title), textOf(text)) }),
}))
