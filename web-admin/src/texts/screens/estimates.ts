import type { Text } from '@flou/shared/locale.ts'

export const estimatesTexts = {
  'estimates.about': {
    en: 'Estimates that visitors of the price calculator have saved. They name no person. Totals are list prices with tax, computed by the server.',
    id: 'Perkiraan yang disimpan pengunjung kalkulator harga. Tidak ada nama orang di dalamnya. Totalnya memakai harga daftar termasuk pajak, dihitung oleh server.',
  },
  'estimates.unloaded': {
    en: 'The estimates could not be loaded.',
    id: 'Perkiraan tidak dapat dimuat.',
  },
  'estimates.none': {
    en: 'No estimates yet. They appear here as soon as a visitor saves one.',
    id: 'Belum ada perkiraan. Perkiraan muncul di sini begitu pengunjung menyimpannya.',
  },
  'estimates.table': { en: 'Saved estimates', id: 'Perkiraan tersimpan' },
  'estimates.name': { en: 'Name', id: 'Nama' },
  'estimates.unnamed': { en: 'Unnamed', id: 'Tanpa nama' },
  'estimates.products': { en: 'Products', id: 'Produk' },
  'estimates.regions': { en: 'Regions', id: 'Region' },
  'estimates.lines': { en: 'Lines', id: 'Baris' },
  'estimates.total': { en: 'Total', id: 'Total' },
  'estimates.month': { en: '{{amount}} a month', id: '{{amount}} per bulan' },
  'estimates.year': { en: '{{amount}} a year', id: '{{amount}} per tahun' },
  'estimates.tooLarge': { en: 'Too large to compute', id: 'Terlalu besar untuk dihitung' },
  'estimates.unknownTotal': { en: 'Not known', id: 'Tidak diketahui' },
  'estimates.unpriced_one': {
    en: '{{count}} line has no price and is not in it',
    id: 'belum termasuk {{count}} baris tanpa harga',
  },
  'estimates.unpriced': {
    en: '{{count}} lines have no price and are not in it',
    id: 'belum termasuk {{count}} baris tanpa harga',
  },
  'estimates.created': { en: 'Saved', id: 'Disimpan' },
  'estimates.until': { en: 'until {{day}}', id: 'sampai {{day}}' },
  'estimates.open': { en: 'Open {{name}}', id: 'Buka {{name}}' },
  'estimates.action': { en: 'Action', id: 'Tindakan' },
  'estimates.takeDown': { en: 'Take down', id: 'Turunkan' },
  'estimates.takeDownOf': { en: 'Take down {{name}}', id: 'Turunkan {{name}}' },
  'estimates.ask': {
    en: 'Take this estimate down? Its links lead nowhere from then on. This cannot be undone.',
    id: 'Turunkan perkiraan ini? Tautannya tidak akan mengarah ke mana pun lagi. Tindakan ini tidak dapat dibatalkan.',
  },
  'estimates.makeMessage': { en: 'Make a contact message', id: 'Buat pesan kontak' },
  'estimates.makeMessageOf': {
    en: 'Make a contact message about {{name}}',
    id: 'Buat pesan kontak tentang {{name}}',
  },
  'estimates.messageTitle': { en: 'Contact message about {{name}}', id: 'Pesan kontak tentang {{name}}' },
  'estimates.messageHint': {
    en: 'Enter the details of the person who asked you to follow up on this estimate. The message names you as the one who entered it, and the person gets no e-mail.',
    id: 'Isi data orang yang meminta perkiraan ini ditindaklanjuti. Nama Anda tercatat sebagai pengisi pesan, dan orang tersebut tidak menerima email.',
  },
  'estimates.choose': { en: 'Choose…', id: 'Pilih…' },
  'estimates.other': { en: 'Other', id: 'Lainnya' },
  'estimates.cancel': { en: 'Cancel', id: 'Batal' },
  'estimates.send': { en: 'Make the message', id: 'Buat pesan' },
  'estimates.close': { en: 'Close', id: 'Tutup' },
  'estimates.messageMade': {
    en: 'The message {{reference}} is among the contact messages now.',
    id: 'Pesan {{reference}} kini ada di daftar pesan kontak.',
  },
  'estimates.openMessage': { en: 'Open the message', id: 'Buka pesan' },
  'estimates.openMessageOf': {
    en: 'Open the message about {{name}}',
    id: 'Buka pesan tentang {{name}}',
  },
  'estimates.summaryNamed': { en: 'Saved estimate “{{name}}”', id: 'Perkiraan tersimpan “{{name}}”' },
  'estimates.summary': { en: 'Saved estimate', id: 'Perkiraan tersimpan' },
  'estimates.summaryTotal': {
    en: '{{total}}, list price with tax',
    id: '{{total}}, harga daftar termasuk pajak',
  },
  'estimates.askedProducts': { en: 'Products asked for', id: 'Produk yang diminati' },
  'estimates.askedRegions': { en: 'Regions asked for', id: 'Region yang diminati' },
  'estimates.days': { en: 'Estimates a day', id: 'Perkiraan per hari' },
  'estimates.counted': {
    en: 'Of the newest {{count}} estimates.',
    id: 'Dari {{count}} perkiraan terbaru.',
  },
  'estimates.count': { en: 'Estimates', id: 'Perkiraan' },
  'estimates.day': { en: 'Day', id: 'Hari' },
} as const satisfies Record<string, Text>
