import type { Text } from '@flou/shared/locale.ts'

export const mapTexts = {
  map: { en: 'Map', id: 'Peta' },
  points: { en: 'Points ({{count}})', id: 'Titik ({{count}})' },
  hint: {
    en: 'Click the map to add a point; drag a point to move it. Keyboard: add a point, then move it with the arrow keys (Shift: faster); Delete removes it.',
    id: 'Klik peta untuk menambah titik; seret titik untuk memindahkannya. Dengan papan ketik: tambah titik, lalu geser dengan tombol panah (Shift: lebih cepat); Delete menghapusnya.',
  },
  add: { en: 'Add point', id: 'Tambah titik' },
  none: { en: 'No points yet.', id: 'Belum ada titik.' },
  zoomIn: { en: 'Zoom in', id: 'Perbesar' },
  zoomOut: { en: 'Zoom out', id: 'Perkecil' },
  world: { en: 'World', id: 'Dunia' },
  indonesia: { en: 'Indonesia', id: 'Indonesia' },
  unnamed: { en: 'Untitled', id: 'Tanpa judul' },
  noPlace: { en: 'no coordinates', id: 'tanpa koordinat' },
  point: { en: 'Point: {{name}}', id: 'Titik: {{name}}' },
  marker: { en: '{{name}}, {{place}}', id: '{{name}}, {{place}}' },
  actions: { en: 'Actions: {{name}}', id: 'Tindakan: {{name}}' },
  remove: { en: 'Remove point', id: 'Hapus titik' },
  removed: { en: '{{name}} removed.', id: '{{name}} dihapus.' },
  added: { en: 'Point added at {{place}}.', id: 'Titik ditambahkan di {{place}}.' },
  undo: { en: 'Undo', id: 'Urungkan' },
  place: {
    en: '{{latitude}}° {{ns}}, {{longitude}}° {{ew}}',
    id: '{{latitude}}° {{ns}}, {{longitude}}° {{ew}}',
  },
  north: { en: 'N', id: 'LU' },
  south: { en: 'S', id: 'LS' },
  east: { en: 'E', id: 'BT' },
  west: { en: 'W', id: 'BB' },
} as const satisfies Record<string, Text>

export const timetableTexts = {
  days: { en: 'Days', id: 'Hari' },
  addDay: { en: 'Add day', id: 'Tambah hari' },
  copyDay: { en: 'Copy day', id: 'Salin hari' },
  removeDay: { en: 'Remove day', id: 'Hapus hari' },
  sortDays: { en: 'Sort days by date', id: 'Urutkan hari menurut tanggal' },
  dayKeys: { en: 'Alt+↑ and Alt+↓ to move the day', id: 'Alt+↑ dan Alt+↓ memindahkan hari' },
  dayNumber: { en: 'Day {{number}}', id: 'Hari {{number}}' },
  dayCopied: { en: '{{day}}: copied from {{from}}', id: '{{day}}: disalin dari {{from}}' },
  dayRemoved_one: {
    en: '{{day}} and its {{count}} item removed.',
    id: '{{day}} beserta {{count}} acaranya dihapus.',
  },
  dayRemoved_other: {
    en: '{{day}} and its {{count}} items removed.',
    id: '{{day}} beserta {{count}} acaranya dihapus.',
  },
  outside: {
    en: 'Days outside the event dates: {{count}}.',
    id: 'Hari di luar tanggal acara: {{count}}.',
  },
  outsideAsk: { en: '{{day}} is outside the event dates', id: '{{day}} di luar tanggal acara' },
  outsideHint: {
    en: 'The event runs from {{from}} to {{to}}. Keep this day anyway?',
    id: 'Acara berlangsung {{from}} sampai {{to}}. Tetap gunakan tanggal ini?',
  },
  outsideKeep: { en: 'Keep this day', id: 'Tetap gunakan' },
  timeZone: { en: 'Times are Jakarta time (WIB).', id: 'Semua jam dalam WIB.' },
  moveLater_one: {
    en: 'Move all days {{count}} day later',
    id: 'Mundurkan semua hari sebanyak {{count}} hari',
  },
  moveLater_other: {
    en: 'Move all days {{count}} days later',
    id: 'Mundurkan semua hari sebanyak {{count}} hari',
  },
  moveEarlier_one: {
    en: 'Move all days {{count}} day earlier',
    id: 'Majukan semua hari sebanyak {{count}} hari',
  },
  moveEarlier_other: {
    en: 'Move all days {{count}} days earlier',
    id: 'Majukan semua hari sebanyak {{count}} hari',
  },
  daysMoved_one: { en: 'All days moved by {{count}} day.', id: 'Semua hari digeser {{count}} hari.' },
  daysMoved_other: { en: 'All days moved by {{count}} days.', id: 'Semua hari digeser {{count}} hari.' },
  undo: { en: 'Undo', id: 'Urungkan' },
  count_one: { en: '{{count}} item', id: '{{count}} acara' },
  count_other: { en: '{{count}} items', id: '{{count}} acara' },
  noDays: {
    en: 'No days yet. Add the first day to plan the schedule.',
    id: 'Belum ada hari. Tambahkan hari pertama untuk menyusun acaranya.',
  },
  noItems: { en: 'Nothing planned on this day yet.', id: 'Belum ada acara pada hari ini.' },
  programme: { en: 'Schedule: {{day}}', id: 'Susunan acara: {{day}}' },
  addItem: { en: 'Add item', id: 'Tambah acara' },
  sort: { en: 'Sort by time', id: 'Urutkan menurut jam' },
  paste: { en: 'Paste schedule', id: 'Tempel jadwal' },
  pasteHint: {
    en: 'One line per item, such as “09:00–10:00 Opening”, or cells copied from a spreadsheet. Existing items get the times and keep their texts; extra lines become new items.',
    id: 'Satu baris per acara, misalnya “09.00–10.00 Pembukaan”, atau sel yang disalin dari spreadsheet. Acara yang sudah ada mendapat jamnya dan teksnya tetap; baris selebihnya menjadi acara baru.',
  },
  pasteLines: { en: 'Lines', id: 'Baris' },
  pasteCount_one: { en: '{{count}} item found.', id: '{{count}} acara ditemukan.' },
  pasteCount_other: { en: '{{count}} items found.', id: '{{count}} acara ditemukan.' },
  pasteFirstStart: {
    en: 'The first is at {{from}}, Jakarta time (WIB).',
    id: 'Yang pertama pukul {{from}} WIB.',
  },
  pasteFirst: {
    en: 'The first is at {{from}} – {{to}}, Jakarta time (WIB).',
    id: 'Yang pertama pukul {{from}} – {{to}} WIB.',
  },
  pasteUnfilled: {
    en: 'No column for {{fields}}. Type it after filling in, or choose one column for both languages.',
    id: 'Belum ada kolom untuk {{fields}}. Ketik setelah diisikan, atau pilih satu kolom untuk dua bahasa.',
  },
  columns: { en: 'Columns', id: 'Kolom' },
  column: { en: 'Use of column {{number}}', id: 'Isi kolom {{number}}' },
  columnUnused: { en: 'Not used', id: 'Tidak dipakai' },
  inBoth: { en: '{{name}} (both languages)', id: '{{name}} (dua bahasa)' },
  pasteApply: { en: 'Fill in', id: 'Isikan' },
  pasted_one: { en: '{{count}} item filled in.', id: '{{count}} acara diisikan.' },
  pasted_other: { en: '{{count}} items filled in.', id: '{{count}} acara diisikan.' },
  pastedPart: {
    en: '{{count}} of {{all}} items filled in. A day can have up to {{max}} items.',
    id: '{{count}} dari {{all}} acara diisikan. Satu hari memuat maksimal {{max}} acara.',
  },
  item: { en: '{{number}}. {{name}}', id: '{{number}}. {{name}}' },
  unnamed: { en: 'Untitled', id: 'Tanpa judul' },
  details: { en: 'Details: {{name}}', id: 'Rincian: {{name}}' },
  actions: { en: 'Actions: {{name}}', id: 'Tindakan: {{name}}' },
  up: { en: 'Move up', id: 'Naikkan' },
  down: { en: 'Move down', id: 'Turunkan' },
  duplicate: { en: 'Duplicate', id: 'Gandakan' },
  remove: { en: 'Remove', id: 'Hapus' },
  removed: { en: '{{name}} removed.', id: '{{name}} dihapus.' },
  toDay: { en: 'Move to another day', id: 'Pindahkan ke hari lain' },
  chooseDay: { en: 'Choose a day', id: 'Pilih hari' },
  moved: {
    en: '{{name}}: now {{position}} of {{count}}',
    id: '{{name}}: sekarang {{position}} dari {{count}}',
  },
  movedTo: { en: '{{name}} moved to {{day}}', id: '{{name}} dipindahkan ke {{day}}' },
  sorted: { en: 'Sorted by time.', id: 'Sudah diurutkan menurut jam.' },
  full: { en: 'A day can have up to {{max}} items.', id: 'Satu hari memuat maksimal {{max}} acara.' },
  overlap: { en: 'Overlaps with “{{name}}”', id: 'Bersamaan dengan “{{name}}”' },
  nextDay: { en: 'Ends the next day', id: 'Selesai pada hari berikutnya' },
  keys: {
    en: 'Alt+↑ and Alt+↓ to move an item, Alt+Shift+↑ and Alt+Shift+↓ to move it to another day.',
    id: 'Alt+↑ dan Alt+↓ memindahkan acara, Alt+Shift+↑ dan Alt+Shift+↓ memindahkannya ke hari lain.',
  },
} as const satisfies Record<string, Text>

export const visibilityTexts = {
  fields: { en: 'Fields: {{name}}', id: 'Kolom: {{name}}' },
  hint: {
    en: 'Hidden fields do not appear in this product’s forms and lists. Their values are kept and reappear with them.',
    id: 'Kolom tersembunyi tidak ada di formulir dan daftar produk ini. Isinya tetap tersimpan dan muncul lagi bersama kolomnya.',
  },
  count: { en: '{{hidden}} of {{total}} hidden', id: '{{hidden}} dari {{total}} disembunyikan' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  visible: { en: 'Visible', id: 'Tampil' },
  hidden: { en: 'Hidden', id: 'Tersembunyi' },
  always: { en: 'Always visible', id: 'Selalu tampil' },
  whyNamed: {
    en: 'Needed to find, sell and sort packages.',
    id: 'Diperlukan untuk menemukan, menjual, dan mengurutkan paket.',
  },
  whyRequired: {
    en: 'Required, with no default value.',
    id: 'Wajib diisi dan tidak memiliki nilai bawaan.',
  },
  preview: { en: 'Form preview', id: 'Pratinjau formulir' },
  previewHint: {
    en: 'Preview only; you cannot enter anything here.',
    id: 'Hanya pratinjau; tidak ada yang dapat diisi di sini.',
  },
} as const satisfies Record<string, Text>

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
