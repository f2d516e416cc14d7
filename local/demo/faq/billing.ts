import type { Questions } from './question.ts'

export const billing: Questions = {
  key: 'billing',
  page: 'product',
  title: { en: 'Prices and invoices', id: 'Harga dan tagihan' },
  description: { en: 'What things cost, and how you pay.', id: 'Berapa biayanya, dan cara membayarnya.' },
  questions: [
    {
      ask: { en: 'How is usage measured?', id: 'Bagaimana pemakaian dihitung?' },
      answer: {
        en: 'Servers by the second, at least one minute; storage by the gigabyte and hour; traffic by the gigabyte. An hour costs a 730th of the monthly price, so a month never costs more than the list says.',
        id: 'Server dihitung per detik, minimal satu menit; penyimpanan per gigabita dan jam; lalu lintas per gigabita. Satu jam berharga 1/730 dari harga bulanan, jadi sebulan tidak pernah lebih mahal dari daftar harga.',
      },
    },
    {
      ask: { en: 'Are prices with or without tax?', id: 'Apakah harga sudah termasuk pajak?' },
      answer: {
        en: 'The price list is without, the calculator shows both. VAT of 11 per cent is added to the invoice, and a tax invoice (e-Faktur) is issued within three days.',
        id: 'Daftar harga belum termasuk pajak, sedangkan kalkulator menampilkan keduanya. PPN 11 persen ditambahkan pada tagihan, dan e-Faktur terbit dalam tiga hari.',
      },
    },
    {
      ask: { en: 'How can I pay?', id: 'Bagaimana cara membayar?' },
      answer: {
        en: 'By card, virtual account of all large Indonesian banks, QRIS up to Rp10 million, or by transfer against an invoice with 14 or 30 days for companies.',
        id: 'Dengan kartu, virtual account semua bank besar di Indonesia, QRIS hingga Rp10 juta, atau transfer dengan tempo 14 atau 30 hari bagi perusahaan.',
      },
    },
    {
      ask: { en: 'What do I save with a yearly plan?', id: 'Berapa hemat paket tahunan?' },
      answer: {
        en: 'Depending on the product 10 to 25 per cent of twelve monthly prices. Log in to see your discount in the calculator; it does not apply to monthly plans.',
        id: 'Bergantung produknya, 10 sampai 25 persen dari dua belas kali harga bulanan. Masuk untuk melihat diskon Anda di kalkulator; diskon tidak berlaku untuk paket bulanan.',
      },
    },
    {
      ask: { en: 'Does traffic between zones cost anything?', id: 'Apakah lalu lintas antarzona berbayar?' },
      answer: {
        en: 'No. Traffic within a region is free, into Flou Cloud too. Out of it the first 1 TB each month is included, then Rp650 a gigabyte.',
        id: 'Tidak. Lalu lintas di dalam satu region gratis, begitu pula yang masuk ke Flou Cloud. Untuk lalu lintas keluar, 1 TB pertama tiap bulan sudah termasuk, selanjutnya Rp650 per gigabita.',
      },
    },
    {
      ask: {
        en: 'Do I pay for a server that is switched off?',
        id: 'Apakah server yang mati tetap ditagih?',
      },
      answer: {
        en: 'Its disks and reserved addresses stay yours and are charged; processor and memory are not.',
        id: 'Disk dan alamat IP yang dipesan tetap milik Anda sehingga ditagih; prosesor dan memori tidak.',
      },
    },
    {
      ask: { en: 'Can I set a limit to what I spend?', id: 'Bisakah saya membatasi pengeluaran?' },
      answer: {
        en: 'Budgets warn at 50, 80 and 100 per cent by e-mail, chat or webhook. A hard limit stops new resources from being made; it never deletes what runs.',
        id: 'Anggaran memberi peringatan pada 50, 80, dan 100 persen lewat e-mail, obrolan, atau webhook. Batas keras mencegah pembuatan sumber daya baru, tetapi tidak pernah menghapus yang sedang berjalan.',
      },
    },
    {
      ask: {
        en: 'An invoice looks wrong. Whom do I ask?',
        id: 'Tagihan tampak keliru. Harus bertanya ke mana?',
      },
      answer: {
        en: 'Open **Billing → Invoices**, choose the line and **Ask about this line**. While we look into it, that line is not due.',
        id: 'Buka **Penagihan → Tagihan**, pilih barisnya, lalu **Tanyakan baris ini**. Selama kami memeriksanya, baris tersebut belum jatuh tempo.',
      },
    },
    {
      ask: { en: 'What happens when an invoice is late?', id: 'Bagaimana jika tagihan terlambat dibayar?' },
      answer: {
        en: 'You hear from us after 3, 7 and 14 days. After 21 days servers are paused, after 60 days erased; backups stay 30 days longer.',
        id: 'Kami menghubungi Anda setelah 3, 7, dan 14 hari. Setelah 21 hari server dijeda, setelah 60 hari dihapus; cadangan disimpan 30 hari lebih lama.',
      },
    },
  ],
}
