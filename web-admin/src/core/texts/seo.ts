import type { Text } from '@flou/shared/locale.ts'

export const seoTexts = {
  'seo.fill': { en: 'Fill from title and description', id: 'Isi dari judul dan deskripsi' },
  'seo.filled': { en: 'Empty search texts filled in.', id: 'Teks pencarian yang kosong sudah terisi.' },
  'seo.length': {
    en: '{{count}} characters · {{min}}–{{max}} recommended',
    id: '{{count}} karakter · disarankan {{min}}–{{max}}',
  },
  'seo.tooShort': {
    en: '{{count}} characters · at least {{min}} recommended',
    id: '{{count}} karakter · disarankan minimal {{min}}',
  },
  'seo.whileEmpty': {
    en: 'Text used while this is empty: {{hint}}',
    id: 'Teks yang dipakai selama kolom ini kosong: {{hint}}',
  },
  'seo.tooLong': {
    en: '{{count}} characters · search engines cut off after about {{max}}',
    id: '{{count}} karakter · mesin pencari memotong setelah sekitar {{max}}',
  },
  'seo.preview': { en: 'Search and sharing', id: 'Pencarian dan berbagi' },
  'seo.search': { en: 'Search result', id: 'Hasil pencarian' },
  'seo.share': { en: 'Shared link', id: 'Tautan yang dibagikan' },
  'seo.noTitle': { en: 'No title yet', id: 'Belum ada judul' },
  'seo.noDescription': {
    en: 'No description yet. Search engines choose a sentence from the page.',
    id: 'Belum ada deskripsi. Mesin pencari memilih kalimat dari halaman.',
  },
  'seo.ownCard': { en: 'Picture with the page title', id: 'Gambar dengan judul halaman' },
} as const satisfies Record<string, Text>
