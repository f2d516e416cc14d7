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
  'estimates.unpriced_other': {
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
    id: 'Hapus perkiraan ini? Tautannya tidak akan berfungsi lagi. Tindakan ini tidak dapat diurungkan.',
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

export const priceEffectTexts = {
  'effect.percent': { en: '{{value}}%', id: '{{value}}\u00a0%' },
  'effect.title': { en: 'What customers will pay', id: 'Yang akan dibayar pelanggan' },
  'effect.estimates': {
    en: 'Typical monthly estimates, with tax',
    id: 'Perkiraan tipikal per bulan, termasuk pajak',
  },
  'effect.packages_one': {
    en: '{{count}} changed price (per month, before tax)',
    id: '{{count}} harga berubah (per bulan, sebelum pajak)',
  },
  'effect.packages_other': {
    en: '{{count}} changed prices (per month, before tax)',
    id: '{{count}} harga berubah (per bulan, sebelum pajak)',
  },
  'effect.noEstimates': {
    en: 'No typical estimates yet. Add some under Pricing to see the effect of a change here.',
    id: 'Belum ada perkiraan tipikal. Tambahkan di bawah Harga untuk melihat dampak perubahan di sini.',
  },
  'effect.name': { en: 'Name', id: 'Nama' },
  'effect.before': { en: 'Now', id: 'Sekarang' },
  'effect.after': { en: 'After saving', id: 'Setelah disimpan' },
  'effect.change': { en: 'Change', id: 'Perubahan' },
  'effect.noPrice': { en: 'No price', id: 'Tanpa harga' },
  'effect.otherwise': { en: 'Not comparable', id: 'Tidak dapat dibandingkan' },
  'effect.missing': { en: 'Not found: {{names}}', id: 'Tidak ditemukan: {{names}}' },
  'effect.great': {
    en: 'One price changes by {{percent}}%',
    id: 'Satu harga berubah {{percent}}%',
  },
  'effect.greatHint': {
    en: 'Changes above {{limit}}% must be confirmed before they are saved.',
    id: 'Perubahan di atas {{limit}}% harus dikonfirmasi sebelum disimpan.',
  },
  'effect.typeName': { en: 'Type “{{name}}” to confirm', id: 'Ketik “{{name}}” untuk mengonfirmasi' },
  'effect.failed': { en: 'The effect could not be calculated', id: 'Dampaknya tidak dapat dihitung' },
  'effect.saveUnseen': { en: 'Save anyway', id: 'Tetap simpan' },
  'effect.back': { en: 'Back to editing', id: 'Kembali mengubah' },
  'effect.save': { en: 'Save prices', id: 'Simpan harga' },
} as const satisfies Record<string, Text>

export const formulaTexts = {
  'formula.example': { en: 'Example: {{values}} = {{price}}', id: 'Contoh: {{values}} = {{price}}' },
  'formula.exampleFixed': { en: 'Example: {{price}}', id: 'Contoh: {{price}}' },
  'formula.values': { en: 'Change the example', id: 'Ubah contoh' },
  'formula.table': { en: 'Price table', id: 'Tabel harga' },
  'formula.tableHint': {
    en: 'At a price of {{price}}: rounded as in an estimate, with tax below ({{tax}})',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan, di bawahnya termasuk pajak ({{tax}})',
  },
  'formula.tableHintUntaxed': {
    en: 'At a price of {{price}}: rounded as in an estimate, no tax added',
    id: 'Dengan harga {{price}}: dibulatkan seperti di perkiraan; tidak dikenai pajak',
  },
  'formula.withTax': { en: '{{price}} incl. tax', id: '{{price}} termasuk pajak' },
  'formula.hint': {
    en: '+ − × ÷ ( ) min max ceil floor tier graduated, with price, qty, capacity, billingItemValue, hours',
    id: '+ − × ÷ ( ) min max ceil floor tier graduated, dengan price, qty, capacity, billingItemValue, hours',
  },
} as const satisfies Record<string, Text>
