import type { Page } from '../page.ts'

export const cookies: Page = {
  slug: 'cookies',
  en: {
    title: 'Cookie policy',
    description:
      'Which cookies and similar storage this website uses, for how long, and how you change your choice.',
    body: `**Version 2.0, in force since 1 March 2026.** It belongs to our [privacy notice](/page/privacy).

## 1. What cookies are

Cookies are small texts that a website leaves in your browser. We count other storage of the browser among them. Those that are not necessary are set only after you have agreed.

## 2. Strictly necessary

They make the website work and cannot be switched off.

| Name | What for | Kept for |
| i18n_redirected | Your language | 365 days |
| cookie_consent | Your choice of cookies | 180 days |
| cookie_consent_record (local storage) | The number of your choice’s receipt | Until you delete it |
| auth.language, languageID (local storage) | Your language in forms | Until you delete it |

## 3. Page counter

We count how often our pages are viewed: by page, language, day and the website that led here. This needs no cookie, stores nothing in your browser and keeps no IP address. A browser that sends Global Privacy Control or Do Not Track is not counted.

## 4. Analytics

With your consent we count visits and see which pages help. Reports contain no names and no full IP addresses. These cookies are kept for 13 months at most.

## 5. Advertising

With your consent partners may show you our advertisements elsewhere and tell us whether they were useful. These cookies are kept for 90 days at most.

## 6. Your choice

- You are asked at your first visit, and again after 180 days or when this policy changes.
- You may accept all, reject all, or choose by category; rejecting is as easy as accepting.
- A browser that sends Global Privacy Control counts as a rejection.
- You change or withdraw your choice at any time under [Cookie settings](/#cookie-settings), at the foot of every page; what happened before stays lawful.
- We keep a receipt of your choice for three years: a random number, the version of the text, the language, the choice and the time. It does not name you.

## 7. Contact

Questions about cookies: [privacy@flou.example](mailto:privacy@flou.example). The basis is Law No. 27 of 2022 on Personal Data Protection (UU PDP). The Indonesian text is binding.`,
  },
  id: {
    title: 'Kebijakan kuki',
    description:
      'Kuki dan penyimpanan serupa yang dipakai situs ini, berapa lama, dan cara mengubah pilihan Anda.',
    body: `**Versi 2.0, berlaku sejak 1 Maret 2026.** Kebijakan ini merupakan bagian dari [pemberitahuan privasi](/page/privacy) kami.

## 1. Apa itu kuki

Kuki adalah teks kecil yang disimpan situs web di peramban Anda. Penyimpanan lain di peramban kami perlakukan sama. Kuki yang tidak wajib baru dipasang setelah Anda setuju.

## 2. Wajib

Kuki ini membuat situs berfungsi dan tidak dapat dimatikan.

| Nama | Kegunaan | Disimpan selama |
| i18n_redirected | Bahasa Anda | 365 hari |
| cookie_consent | Pilihan kuki Anda | 180 hari |
| cookie_consent_record (penyimpanan lokal) | Nomor tanda terima pilihan Anda | Sampai Anda menghapusnya |
| auth.language, languageID (penyimpanan lokal) | Bahasa Anda pada formulir | Sampai Anda menghapusnya |

## 3. Penghitung halaman

Kami menghitung seberapa sering halaman kami dibuka: menurut halaman, bahasa, hari, dan situs web asal. Penghitung ini tidak memerlukan kuki, tidak menyimpan apa pun di peramban Anda, dan tidak mencatat alamat IP. Peramban yang mengirim Global Privacy Control atau Do Not Track tidak dihitung.

## 4. Analitik

Dengan persetujuan Anda, kami menghitung kunjungan dan melihat halaman mana yang membantu. Laporan tidak memuat nama maupun alamat IP lengkap. Kuki ini disimpan paling lama 13 bulan.

## 5. Iklan

Dengan persetujuan Anda, mitra dapat menampilkan iklan kami di tempat lain dan memberi tahu kami apakah iklan itu berguna. Kuki ini disimpan paling lama 90 hari.

## 6. Pilihan Anda

- Anda ditanya pada kunjungan pertama, lalu setelah 180 hari atau saat kebijakan ini berubah.
- Anda dapat menerima semua, menolak semua, atau memilih per kategori; menolak semudah menerima.
- Peramban yang mengirim Global Privacy Control kami anggap menolak.
- Pilihan dapat diubah atau ditarik kapan saja lewat [Pengaturan kuki](/#cookie-settings) di bagian bawah setiap halaman; pemrosesan sebelumnya tetap sah.
- Tanda terima pilihan Anda kami simpan selama tiga tahun: nomor acak, versi teks, bahasa, pilihan, dan waktu. Nama Anda tidak tercantum di dalamnya.

## 7. Kontak

Pertanyaan tentang kuki: [privacy@flou.example](mailto:privacy@flou.example). Dasarnya adalah Undang-Undang No. 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Naskah bahasa Indonesia yang mengikat.`,
  },
}
