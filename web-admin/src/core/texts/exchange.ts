import type { Text } from '@flou/shared/locale.ts'

export const exchangeTexts = {
  'exchange.about': {
    en: 'Send texts to translators as a file, and import what they return.',
    id: 'Kirim teks ke penerjemah dalam bentuk berkas, lalu impor hasilnya.',
  },
  'exchange.export': { en: 'Export', id: 'Ekspor' },
  'exchange.ofQueue': {
    en: 'Contains the records of the translation queue, up to 500.',
    id: 'Berisi data dari antrean terjemahan, maksimal 500.',
  },
  'exchange.ofSelection': {
    en: 'Selected in the queue: {{count}}',
    id: 'Dipilih dari antrean: {{count}}',
  },
  'exchange.to': { en: 'Translate into', id: 'Terjemahkan ke' },
  'exchange.to.en': { en: 'English', id: 'Bahasa Inggris' },
  'exchange.to.id': { en: 'Indonesian', id: 'Bahasa Indonesia' },
  'exchange.texts': { en: 'Texts', id: 'Teks' },
  'exchange.texts.open': { en: 'Missing and outdated only', id: 'Hanya yang belum ada dan yang usang' },
  'exchange.texts.all': { en: 'All texts of these records', id: 'Semua teks dari data ini' },
  'exchange.format': { en: 'Format', id: 'Format' },
  'exchange.format.xliff': {
    en: 'XLIFF 2.1 (translation software)',
    id: 'XLIFF 2.1 (perangkat lunak terjemahan)',
  },
  'exchange.format.csv': { en: 'CSV (spreadsheet)', id: 'CSV (spreadsheet)' },
  'exchange.reading': { en: 'Reading {{done}} of {{count}}', id: 'Membaca {{done}} dari {{count}}' },
  'exchange.download': { en: 'Download texts', id: 'Unduh teks' },
  'exchange.nothing': { en: 'No texts to translate.', id: 'Tidak ada teks yang perlu diterjemahkan.' },
  'exchange.saved': { en: 'Records in the file: {{count}}', id: 'Data dalam berkas: {{count}}' },
  'exchange.savedPartly': {
    en: 'Records in the file: {{count}}. Could not be read: {{left}}',
    id: 'Data dalam berkas: {{count}}. Tidak dapat dibaca: {{left}}',
  },
  'exchange.import': { en: 'Import', id: 'Impor' },
  'exchange.importHint': {
    en: 'Choose a translated XLIFF 2.1 or CSV file that was exported here. You check everything before anything is saved.',
    id: 'Pilih berkas XLIFF 2.1 atau CSV hasil ekspor dari sini yang sudah diterjemahkan. Semuanya dapat Anda periksa sebelum disimpan.',
  },
  'exchange.file': { en: 'Translated file', id: 'Berkas terjemahan' },
  'exchange.broken': {
    en: 'This file is damaged or not complete XML. Export it again from the translation software.',
    id: 'Berkas ini rusak atau bukan XML yang utuh. Ekspor lagi dari perangkat lunak terjemahan.',
  },
  'exchange.noXliff': {
    en: 'This file is not XLIFF 2. Save it as XLIFF 2.1.',
    id: 'Berkas ini bukan XLIFF 2. Simpan sebagai XLIFF 2.1.',
  },
  'exchange.noCsv': {
    en: 'The columns of this file differ from the export. Keep its first row unchanged.',
    id: 'Kolom berkas ini berbeda dari hasil ekspor. Jangan ubah baris pertamanya.',
  },
  'exchange.foreign': {
    en: 'This file is from another product. Export the texts here first.',
    id: 'Berkas ini berasal dari produk lain. Ekspor dahulu teksnya dari sini.',
  },
  'exchange.rows': { en: 'Texts in the file', id: 'Teks dalam berkas' },
  'exchange.text': { en: 'Text', id: 'Teks' },
  'exchange.problem.gone': { en: 'This text no longer exists.', id: 'Teks ini sudah tidak ada.' },
  'exchange.problem.moved': {
    en: 'The source text has changed since the export. Export it again.',
    id: 'Teks sumber telah berubah sejak diekspor. Ekspor lagi teks ini.',
  },
  'exchange.problem.codes': {
    en: 'Formatting marks such as <1> were lost or added. They must match the source.',
    id: 'Tanda format seperti <1> hilang atau bertambah. Tanda ini harus sama dengan sumbernya.',
  },
  'exchange.problem.incomplete': {
    en: 'A sentence of this text is not translated.',
    id: 'Ada kalimat dalam teks ini yang belum diterjemahkan.',
  },
  'exchange.noTexts': {
    en: 'No translations found in this file.',
    id: 'Tidak ada terjemahan dalam berkas ini.',
  },
  'exchange.asDrafts': {
    en: 'Changed texts are saved as drafts. Content without drafts changes immediately. Refused texts are skipped.',
    id: 'Teks yang berubah disimpan sebagai draf. Konten tanpa draf langsung berubah. Teks yang ditolak dilewati.',
  },
} as const satisfies Record<string, Text>
