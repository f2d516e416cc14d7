import type { ProblemKind } from '@flou/shared/auditTrail.ts'
import type { Text } from '@flou/shared/locale.ts'

/** The check of the audit trail and its export for auditors. */
export const auditTrailTexts = {
  'trail.open': { en: 'Verify', id: 'Verifikasi' },
  'trail.title': { en: 'Verify the audit trail', id: 'Verifikasi jejak audit' },
  'trail.about': {
    en: 'Every entry is chained to the one before it, and each day is sealed after it ends. Verifying shows whether anything was changed, removed or added since.',
    id: 'Setiap entri dirangkai dengan entri sebelumnya, dan setiap hari disegel setelah berakhir. Verifikasi menunjukkan apakah ada yang diubah, dihapus, atau ditambahkan sesudahnya.',
  },
  'trail.verify': { en: 'Verify these days', id: 'Verifikasi hari-hari ini' },
  'trail.export': { en: 'Export for auditors', id: 'Ekspor untuk auditor' },
  'trail.exportHint': {
    en: 'The export is a JSON Lines file with all hashes and seals. It can be verified without this system.',
    id: 'Hasil ekspor berupa berkas JSON Lines dengan semua hash dan segel. Berkas ini dapat diverifikasi tanpa sistem ini.',
  },
  'trail.verifying': {
    en: '{{count}} entries verified so far …',
    id: '{{count}} entri diverifikasi sejauh ini …',
  },
  'trail.verifying_one': {
    en: '{{count}} entry verified so far …',
    id: '{{count}} entri diverifikasi sejauh ini …',
  },
  'trail.exporting': { en: 'Exporting: {{day}} …', id: 'Mengekspor: {{day}} …' },
  'trail.exported': { en: 'The audit trail was exported.', id: 'Jejak audit telah diekspor.' },
  'trail.stopped': { en: 'Stopped before the end.', id: 'Dihentikan sebelum selesai.' },
  'trail.intact': {
    en: 'Nothing was changed, removed or added. {{count}} entries verified.',
    id: 'Tidak ada yang diubah, dihapus, atau ditambahkan. {{count}} entri diverifikasi.',
  },
  'trail.intact_one': {
    en: 'Nothing was changed, removed or added. {{count}} entry verified.',
    id: 'Tidak ada yang diubah, dihapus, atau ditambahkan. {{count}} entri diverifikasi.',
  },
  'trail.nothing': {
    en: 'No entry of these days has been chained.',
    id: 'Tidak ada entri pada hari-hari ini yang sudah dirangkai.',
  },
  'trail.broken': {
    en: 'The log does not match its chain or seals: {{count}} problems. Tell whoever is responsible for audits, and change nothing.',
    id: 'Log tidak cocok dengan rangkaian atau segelnya: {{count}} masalah. Beri tahu penanggung jawab audit, dan jangan ubah apa pun.',
  },
  'trail.broken_one': {
    en: 'The log does not match its chain or seals: {{count}} problem. Tell whoever is responsible for audits, and change nothing.',
    id: 'Log tidak cocok dengan rangkaian atau segelnya: {{count}} masalah. Beri tahu penanggung jawab audit, dan jangan ubah apa pun.',
  },
  'trail.days': { en: 'Result by day', id: 'Hasil per hari' },
  'trail.day': { en: 'Day', id: 'Hari' },
  'trail.result': { en: 'Result', id: 'Hasil' },
  'trail.entries': { en: 'Entries', id: 'Entri' },
  'trail.sealed': { en: 'Sealed, intact', id: 'Disegel, utuh' },
  'trail.openDay': { en: 'Not sealed yet', id: 'Belum disegel' },
  'trail.outside': { en: 'Not part of the trail', id: 'Bukan bagian dari jejak' },
  'trail.waiting': { en: '{{count}} not chained yet', id: '{{count}} belum dirangkai' },
  'trail.redacted': {
    en: '{{count}} with personal data removed',
    id: '{{count}} dengan data pribadi yang dihapus',
  },
  'trail.problem.entryChanged': { en: 'Changed entry', id: 'Entri diubah' },
  'trail.problem.entryMissing': { en: 'Missing entry', id: 'Entri hilang' },
  'trail.problem.entryAdded': { en: 'Added entry', id: 'Entri ditambahkan' },
  'trail.problem.versionChanged': {
    en: 'The version of this entry was changed',
    id: 'Versi dari entri ini diubah',
  },
  'trail.problem.versionMissing': {
    en: 'The version of this entry is missing',
    id: 'Versi dari entri ini hilang',
  },
  'trail.problem.redactionUnproven': {
    en: 'Content removed without an entry that says why',
    id: 'Isi dihapus tanpa entri yang menyebutkan alasannya',
  },
  'trail.problem.linkChanged': { en: 'Changed link of the chain', id: 'Mata rantai diubah' },
  'trail.problem.linkMissing': { en: 'Missing link of the chain', id: 'Mata rantai hilang' },
  'trail.problem.sealMissing': { en: 'The seal is missing', id: 'Segel tidak ditemukan' },
  'trail.problem.sealDiffers': {
    en: 'The seal is not that of the chain',
    id: 'Segel tidak cocok dengan rangkaian',
  },
} as const satisfies Record<string, Text> & Record<`trail.problem.${ProblemKind}`, Text>
