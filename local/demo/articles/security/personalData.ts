import type { Article } from '../article.ts'

export const personalData: Article = {
  slug: 'personal-data-law-checklist',
  category: 'security',
  subCategory: 'dataProtection',
  date: '2026-08-24',
  picture: 'guarded-card',
  en: {
    title: 'What the personal data law asks of your systems: a checklist',
    description:
      'Ten points that people who build and run systems can settle, in plain words, and where a lawyer has to take over.',
    body: `Indonesia's law on personal data protection speaks of rights, duties and fines. Those who run systems ask something simpler: what do I have to change? This list answers that part. It is not legal advice, and where you need it we say so.

## Know what you have

1. **A register.** Which data, of whom, for what, where, how long, and who sees it. A table is enough, if it is true.
2. **A reason for each field.** What nobody needs should not be asked. The best-protected date of birth is the one that was never stored.
3. **Special data apart.** Health, biometrics, children and finances get a store of their own, with fewer keys.

## Be able to answer

4. **Find a person.** Somebody asks what you know about them. Can you answer within three days, from all systems, also from the mailing tool?
5. **Correct and erase.** Erasing includes copies, exports and the test system. Backups may keep data until they expire; write down when this is.
6. **Prove consent.** Which text, which version, when, and how it was withdrawn.

## Protect

7. **Encrypt**, on the disk and on the way. With us both are on by default; [your own keys](/news-and-information/bring-your-own-encryption-keys) are an option.
8. **Few rights, each with a name.** No shared log-ins. Whoever leaves loses access on the same day.
9. **A record of who looked.** Reading counts, not only changing.

## Be ready

10. **Three times 24 hours.** After a breach you have 72 hours to inform those concerned and the authority. Practise once: who writes, who decides, where are the addresses?

| Duty | Who answers for it | What the platform brings |
| Place of data | you | regions in Indonesia, resident projects |
| Encryption | both | on by default, own keys |
| Access record | both | audit log, kept 400 days |
| Answer to persons | you | search and export tools |
| Notice of a breach | both | we inform you within 24 hours |

## Where the lawyer takes over

Whether you need a data protection officer, what a contract with a processor must say, and whether data may leave the country: these are questions for counsel. Bring the register; it saves hours. And ask early: a contract is easier to change before it is signed.

> We feared the fine. What helped us was the register: for the first time we knew what we had.

Our own answers, as your processor, are on the page on [security and compliance](/security-compliance), and what we keep of visitors to this site is in our [privacy notice](/page/privacy).`,
  },
  id: {
    title: 'Apa kata UU PDP untuk sistem Anda: daftar periksa',
    description:
      'Sepuluh hal yang bisa dibereskan pembangun dan pengelola sistem, dengan bahasa sederhana, dan di mana ahli hukum harus mengambil alih.',
    body: `Undang-Undang Pelindungan Data Pribadi berbicara tentang hak, kewajiban, dan denda. Pengelola sistem bertanya lebih sederhana: apa yang harus saya ubah? Daftar ini menjawab bagian itu. Ini bukan nasihat hukum, dan bila Anda memerlukannya akan kami sebutkan.

## Ketahui apa yang Anda miliki

1. **Daftar.** Data apa, milik siapa, untuk apa, di mana, berapa lama, dan siapa yang melihatnya. Satu tabel cukup, asalkan benar.
2. **Alasan untuk setiap kolom.** Yang tidak dibutuhkan jangan ditanyakan. Tanggal lahir yang paling terlindung adalah yang tak pernah disimpan.
3. **Pisahkan data spesifik.** Kesehatan, biometrik, anak, dan keuangan mendapat tempat sendiri dengan kunci yang lebih sedikit.

## Mampu menjawab

4. **Temukan seseorang.** Ada yang bertanya apa yang Anda ketahui tentangnya. Bisakah dijawab dalam tiga hari, dari semua sistem, termasuk alat pengirim surel?
5. **Perbaiki dan hapus.** Penghapusan mencakup salinan, hasil ekspor, dan sistem uji. Cadangan boleh menyimpan data sampai kedaluwarsa; catat kapan waktunya.
6. **Buktikan persetujuan.** Naskah mana, versi berapa, kapan, dan bagaimana dicabut.

## Lindungi

7. **Enkripsi**, di disk dan di perjalanan. Di platform kami keduanya aktif sejak awal; [kunci sendiri](/news-and-information/bring-your-own-encryption-keys) bisa dipilih.
8. **Hak secukupnya, masing-masing bernama.** Tanpa akses bersama. Siapa yang keluar kehilangan akses pada hari itu juga.
9. **Catatan siapa yang melihat.** Membaca pun dihitung, bukan hanya mengubah.

## Bersiap

10. **Tiga kali 24 jam.** Setelah kebocoran Anda punya 72 jam untuk memberi tahu pihak yang terdampak dan lembaga berwenang. Berlatihlah sekali: siapa menulis, siapa memutuskan, di mana alamatnya?

| Kewajiban | Penanggung jawab | Yang disediakan platform |
| Lokasi data | Anda | region di Indonesia, proyek residen |
| Enkripsi | bersama | aktif sejak awal, kunci sendiri |
| Catatan akses | bersama | log audit, disimpan 400 hari |
| Jawaban kepada subjek data | Anda | alat pencarian dan ekspor |
| Pemberitahuan kebocoran | bersama | kami mengabari Anda dalam 24 jam |

## Saat ahli hukum mengambil alih

Apakah Anda wajib menunjuk pejabat pelindungan data, apa isi perjanjian dengan prosesor, dan apakah data boleh ke luar negeri: itu pertanyaan untuk penasihat hukum. Bawa daftarnya; itu menghemat berjam-jam. Dan bertanyalah sejak awal: perjanjian lebih mudah diubah sebelum ditandatangani.

> Kami takut dendanya. Yang menolong justru daftarnya: untuk pertama kali kami tahu apa yang kami punya.

Jawaban kami sendiri sebagai prosesor Anda ada di halaman [keamanan dan kepatuhan](/security-compliance), dan apa yang kami simpan dari pengunjung situs ini ada di [pemberitahuan privasi](/page/privacy).`,
  },
}
