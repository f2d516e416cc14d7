import type { Text } from '@flou/shared/locale.ts'

export const estimatesTexts = {
  'estimates.about': {
    en: 'Estimates saved by visitors of the price calculator, without names. Totals are list prices with tax, computed by the server.',
    id: 'Perkiraan yang disimpan pengunjung kalkulator harga, tanpa nama orang. Totalnya memakai harga daftar termasuk pajak, dihitung oleh server.',
  },
  'estimates.unloaded': {
    en: 'The estimates could not be loaded.',
    id: 'Perkiraan tidak dapat dimuat.',
  },
  'estimates.none': {
    en: 'No estimates yet. They appear here when visitors save them.',
    id: 'Belum ada perkiraan. Perkiraan muncul di sini saat pengunjung menyimpannya.',
  },
  'estimates.table': { en: 'Saved estimates', id: 'Perkiraan tersimpan' },
  'estimates.name': { en: 'Name', id: 'Nama' },
  'estimates.unnamed': { en: 'Unnamed', id: 'Tanpa nama' },
  'estimates.products': { en: 'Products', id: 'Produk' },
  'estimates.regions': { en: 'Regions', id: 'Region' },
  'estimates.lines': { en: 'Lines', id: 'Baris' },
  'estimates.total': { en: 'Total', id: 'Total' },
  'estimates.month': { en: '{{amount}} per month', id: '{{amount}} per bulan' },
  'estimates.year': { en: '{{amount}} per year', id: '{{amount}} per tahun' },
  'estimates.tooLarge': { en: 'Too large to calculate', id: 'Terlalu besar untuk dihitung' },
  'estimates.unknownTotal': { en: 'Unknown', id: 'Tidak diketahui' },
  'estimates.unpriced_one': {
    en: 'excluding {{count}} line without a price',
    id: 'belum termasuk {{count}} baris tanpa harga',
  },
  'estimates.unpriced': {
    en: 'excluding {{count}} lines without a price',
    id: 'belum termasuk {{count}} baris tanpa harga',
  },
  'estimates.created': { en: 'Saved', id: 'Disimpan' },
  'estimates.until': { en: 'until {{day}}', id: 'sampai {{day}}' },
  'estimates.open': { en: 'Open {{name}}', id: 'Buka {{name}}' },
  'estimates.action': { en: 'Action', id: 'Tindakan' },
  'estimates.takeDown': { en: 'Delete', id: 'Hapus' },
  'estimates.takeDownOf': { en: 'Delete {{name}}', id: 'Hapus {{name}}' },
  'estimates.ask': {
    en: 'Delete this estimate? Its links will stop working. This cannot be undone.',
    id: 'Hapus perkiraan ini? Tautannya tidak akan berfungsi lagi. Tindakan ini tidak dapat dibatalkan.',
  },
  'estimates.makeMessage': { en: 'Create contact message', id: 'Buat pesan kontak' },
  'estimates.makeMessageOf': {
    en: 'Create contact message about {{name}}',
    id: 'Buat pesan kontak tentang {{name}}',
  },
  'estimates.messageTitle': { en: 'Contact message about {{name}}', id: 'Pesan kontak tentang {{name}}' },
  'estimates.messageHint': {
    en: 'Enter the details of the person who asked you to follow up on this estimate. The message shows you as the person who entered it; no email is sent.',
    id: 'Isi data orang yang meminta perkiraan ini ditindaklanjuti. Nama Anda tercatat sebagai pengisi pesan; tidak ada email yang dikirim.',
  },
  'estimates.choose': { en: 'Choose…', id: 'Pilih…' },
  'estimates.other': { en: 'Other', id: 'Lainnya' },
  'estimates.cancel': { en: 'Cancel', id: 'Batal' },
  'estimates.send': { en: 'Create message', id: 'Buat pesan' },
  'estimates.close': { en: 'Close', id: 'Tutup' },
  'estimates.messageMade': {
    en: 'Message {{reference}} was added to the contact messages.',
    id: 'Pesan {{reference}} ditambahkan ke daftar pesan kontak.',
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
  'estimates.askedProducts': { en: 'Requested products', id: 'Produk yang diminati' },
  'estimates.askedRegions': { en: 'Requested regions', id: 'Region yang diminati' },
  'estimates.days': { en: 'Estimates per day', id: 'Perkiraan per hari' },
  'estimates.counted': {
    en: 'Based on the newest {{count}} estimates.',
    id: 'Berdasarkan {{count}} perkiraan terbaru.',
  },
  'estimates.count': { en: 'Estimates', id: 'Perkiraan' },
  'estimates.day': { en: 'Day', id: 'Hari' },
} as const satisfies Record<string, Text>
