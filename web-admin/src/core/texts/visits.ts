import type { Text } from '@flou/shared/locale.ts'

export const visitsTexts = {
  'visits.about': {
    en: 'Views of published pages, counted without cookies. Addresses and visitors are not stored; bots and browsers that request privacy are not counted. Days are in Jakarta time.',
    id: 'Tayangan halaman yang terbit, dihitung tanpa kuki. Alamat dan identitas pengunjung tidak disimpan; bot dan peramban yang meminta privasi tidak dihitung. Hari menurut waktu Jakarta.',
  },
  'visits.from': { en: 'From', id: 'Dari' },
  'visits.to': { en: 'To', id: 'Sampai' },
  'visits.period': { en: 'Period', id: 'Periode' },
  'visits.lastDays': { en: 'Last {{count}} days', id: '{{count}} hari terakhir' },
  'visits.export': { en: 'Export CSV', id: 'Ekspor CSV' },
  'visits.failed': { en: 'The statistics could not be loaded.', id: 'Statistik tidak dapat dimuat.' },
  'visits.none': {
    en: 'No views in this period.',
    id: 'Tidak ada tayangan dalam periode ini.',
  },
  'visits.total': { en: 'Page views', id: 'Tayangan halaman' },
  'visits.perDay': { en: 'Daily average', id: 'Rata-rata harian' },
  'visits.entries': { en: 'Sessions', id: 'Kunjungan' },
  'visits.indonesian': { en: 'In Indonesian', id: 'Dalam bahasa Indonesia' },
  'visits.change_one': {
    en: '{{change}} vs. {{count}} day before',
    id: '{{change}} dibandingkan {{count}} hari sebelumnya',
  },
  'visits.change_other': {
    en: '{{change}} vs. the {{count}} days before',
    id: '{{change}} dibandingkan {{count}} hari sebelumnya',
  },
  'visits.days': { en: 'Views per day', id: 'Tayangan per hari' },
  'visits.daysHint': {
    en: 'English and Indonesian pages combined.',
    id: 'Gabungan halaman bahasa Inggris dan Indonesia.',
  },
  'visits.languages': { en: 'Languages', id: 'Bahasa' },
  'visits.languagesHint': { en: 'Language of the viewed pages.', id: 'Bahasa halaman yang dibaca.' },
  'visits.pages': { en: 'Pages', id: 'Halaman' },
  'visits.referrers': { en: 'Traffic sources', id: 'Asal kunjungan' },
  'visits.referrersHint': {
    en: 'The site that led to the first page of a session.',
    id: 'Situs yang mengarahkan ke halaman pertama kunjungan.',
  },
  'visits.day': { en: 'Day', id: 'Hari' },
  'visits.page': { en: 'Page', id: 'Halaman' },
  'visits.site': { en: 'Site', id: 'Situs' },
  'visits.language': { en: 'Language', id: 'Bahasa' },
  'visits.kind': { en: 'Kind', id: 'Jenis' },
  'visits.name': { en: 'Name', id: 'Nama' },
  'visits.en': { en: 'English', id: 'Inggris' },
  'visits.id': { en: 'Indonesian', id: 'Indonesia' },
  'visits.views': { en: 'Views', id: 'Tayangan' },
  'visits.direct': { en: 'Direct or unknown', id: 'Langsung atau tidak diketahui' },
  'visits.others': { en: 'All others', id: 'Semua lainnya' },
} as const satisfies Record<string, Text>
