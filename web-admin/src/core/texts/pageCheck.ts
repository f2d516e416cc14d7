import type { Text } from '@flou/shared/locale.ts'

export const pageCheckTexts = {
  'pageCheck.title': { en: 'Page check', id: 'Pemeriksaan halaman' },
  'pageCheck.running': {
    en: 'Checking the page in both languages…',
    id: 'Memeriksa halaman dalam kedua bahasa…',
  },
  'pageCheck.none': { en: 'No problems found.', id: 'Tidak ada masalah.' },
  'pageCheck.noPage': {
    en: 'No page of the site shows this content yet. Only its texts were checked.',
    id: 'Belum ada halaman situs yang menampilkan konten ini. Hanya teksnya yang diperiksa.',
  },
  'pageCheck.failed': { en: 'The page could not be checked.', id: 'Halaman tidak dapat diperiksa.' },
  'pageCheck.stop': { en: 'Correct before publishing', id: 'Perbaiki sebelum terbit' },
  'pageCheck.warning': { en: 'Warnings', id: 'Peringatan' },
  'pageCheck.back': { en: 'Keep editing', id: 'Lanjut menyunting' },
  'pageCheck.skip.publish': { en: 'Publish without the check', id: 'Terbitkan tanpa pemeriksaan' },
  'pageCheck.skip.send': { en: 'Send without the check', id: 'Ajukan tanpa pemeriksaan' },
  'pageCheck.skip.collect': { en: 'Add without the check', id: 'Tambahkan tanpa pemeriksaan' },
  'pageCheck.publish': { en: 'Publish anyway', id: 'Tetap terbitkan' },
  'pageCheck.send': { en: 'Send anyway', id: 'Tetap ajukan' },
  'pageCheck.collect': { en: 'Add anyway', id: 'Tetap tambahkan' },

  'pageCheck.now.publish': { en: 'Publish', id: 'Terbitkan' },
  'pageCheck.now.send': { en: 'Send for approval', id: 'Ajukan persetujuan' },
  'pageCheck.now.collect': { en: 'Add to the release', id: 'Tambahkan ke rilis' },

  'pageCheck.why.titleCheck': {
    en: 'Search results and browser tabs show this title.',
    id: 'Judul ini tampil di hasil penelusuran dan tab peramban.',
  },
  'pageCheck.why.descriptionCheck': {
    en: 'Search results show it below the title.',
    id: 'Deskripsi ini tampil di bawah judul pada hasil penelusuran.',
  },
  'pageCheck.why.duplicateCheck': {
    en: 'In search results, visitors could not tell the two pages apart.',
    id: 'Di hasil penelusuran, pengunjung tidak dapat membedakan kedua halaman.',
  },
  'pageCheck.why.machineCheck': {
    en: 'Machine translations can be wrong. Read the text, then edit it or mark it as checked.',
    id: 'Terjemahan mesin bisa keliru. Baca teksnya, lalu sunting atau tandai sudah diperiksa.',
  },
  'pageCheck.why.headingCheck': {
    en: 'Screen readers and search engines follow the headings.',
    id: 'Pembaca layar dan mesin telusur mengikuti susunan judul.',
  },
  'pageCheck.why.linkTextCheck': {
    en: 'Screen readers list links without the text around them.',
    id: 'Pembaca layar mendaftar tautan tanpa teks di sekitarnya.',
  },
  'pageCheck.why.altTextCheck': {
    en: 'Screen readers read this text in place of the picture.',
    id: 'Pembaca layar membacakan teks ini sebagai pengganti gambar.',
  },
  'pageCheck.why.brokenLinkCheck': {
    en: 'Visitors would see an error page.',
    id: 'Pengunjung akan mendapati halaman tidak ditemukan.',
  },
  'pageCheck.why.accessibilityCheck': {
    en: 'People with disabilities could not use this part of the page.',
    id: 'Penyandang disabilitas tidak dapat memakai bagian halaman ini.',
  },

  'pageCheck.noHeading': {
    en: 'The page has no main heading.',
    id: 'Halaman ini tidak memiliki judul utama.',
  },
  'pageCheck.secondHeading': {
    en: '“{{detail}}” is a second main heading.',
    id: '“{{detail}}” menjadi judul utama kedua.',
  },
  'pageCheck.skippedLevel': {
    en: '“{{detail}}” skips a heading level.',
    id: '“{{detail}}” melompati satu tingkat judul.',
  },
  'pageCheck.emptyHeading': { en: 'A heading is empty.', id: 'Ada judul yang kosong.' },
  'pageCheck.emptyLink': {
    en: 'The link to {{detail}} has no text.',
    id: 'Tautan ke {{detail}} tidak memiliki teks.',
  },
  'pageCheck.vagueLink': {
    en: 'The link text “{{detail}}” does not name the target.',
    id: 'Teks tautan “{{detail}}” tidak menyebutkan tujuannya.',
  },
  'pageCheck.missingAlt': {
    en: 'A picture has no alternative text: {{detail}}',
    id: 'Gambar tanpa teks alternatif: {{detail}}',
  },
  'pageCheck.fileNameAlt': {
    en: 'The alternative text “{{detail}}” is a file name.',
    id: 'Teks alternatif “{{detail}}” berupa nama berkas.',
  },
  'pageCheck.brokenLink': {
    en: 'The link to {{detail}} leads to no page.',
    id: 'Tautan ke {{detail}} tidak menuju halaman mana pun.',
  },
  'pageCheck.brokenList': { en: 'A list is not built correctly.', id: 'Susunan sebuah daftar tidak benar.' },
  'pageCheck.tableHeader': {
    en: 'A table’s header cells do not match its cells.',
    id: 'Judul kolom atau baris tabel tidak cocok dengan isinya.',
  },
  'pageCheck.emptyTableHeader': {
    en: 'A header cell of a table is empty.',
    id: 'Ada judul kolom atau baris tabel yang kosong.',
  },
  'pageCheck.unnamedFrame': {
    en: 'An embedded page has no title.',
    id: 'Halaman tersemat tidak memiliki judul.',
  },
  'pageCheck.unnamedInput': { en: 'An input has no label.', id: 'Isian tidak memiliki label.' },
  'pageCheck.unnamedButton': { en: 'A button has no text.', id: 'Tombol tidak memiliki teks.' },
  'pageCheck.unnamedGraphic': {
    en: 'A drawing has no alternative text.',
    id: 'Gambar vektor tidak memiliki teks alternatif.',
  },
  'pageCheck.invalidAria': {
    en: 'An accessibility attribute (ARIA) is not valid.',
    id: 'Atribut aksesibilitas (ARIA) tidak valid.',
  },
  'pageCheck.nestedControls': {
    en: 'A button or link contains another one.',
    id: 'Tombol atau tautan berisi tombol atau tautan lain.',
  },
} as const satisfies Record<string, Text>
