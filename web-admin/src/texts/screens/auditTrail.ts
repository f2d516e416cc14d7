import type { ProblemKind } from '@flou/shared/auditCheck.ts'
import type { Text } from '@flou/shared/locale.ts'

export const auditCheckTexts = {
  'trail.open': { en: 'Verify', id: 'Verifikasi' },
  'trail.title': { en: 'Verify the audit log', id: 'Verifikasi log audit' },
  'trail.about': {
    en: 'Each entry is chained to the previous one, and each day is sealed when it ends. Verification shows whether anything was changed, removed or added later.',
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
  'trail.exported': { en: 'The audit log was exported.', id: 'Log audit telah diekspor.' },
  'trail.stopped': { en: 'Stopped before completion.', id: 'Dihentikan sebelum selesai.' },
  'trail.intact': {
    en: 'Nothing was changed, removed or added. {{count}} entries verified.',
    id: 'Tidak ada yang diubah, dihapus, atau ditambahkan. {{count}} entri diverifikasi.',
  },
  'trail.intact_one': {
    en: 'Nothing was changed, removed or added. {{count}} entry verified.',
    id: 'Tidak ada yang diubah, dihapus, atau ditambahkan. {{count}} entri diverifikasi.',
  },
  'trail.nothing': {
    en: 'No entries were chained on these days.',
    id: 'Tidak ada entri pada hari-hari ini yang sudah dirangkai.',
  },
  'trail.broken': {
    en: 'The log does not match its chain or seals: {{count}} problems. Tell the person responsible for audits, and change nothing.',
    id: 'Log tidak cocok dengan rangkaian atau segelnya: {{count}} masalah. Beri tahu penanggung jawab audit, dan jangan ubah apa pun.',
  },
  'trail.broken_one': {
    en: 'The log does not match its chain or seals: {{count}} problem. Tell the person responsible for audits, and change nothing.',
    id: 'Log tidak cocok dengan rangkaian atau segelnya: {{count}} masalah. Beri tahu penanggung jawab audit, dan jangan ubah apa pun.',
  },
  'trail.days': { en: 'Result by day', id: 'Hasil per hari' },
  'trail.day': { en: 'Day', id: 'Hari' },
  'trail.result': { en: 'Result', id: 'Hasil' },
  'trail.entries': { en: 'Entries', id: 'Entri' },
  'trail.sealed': { en: 'Sealed, intact', id: 'Disegel, utuh' },
  'trail.openDay': { en: 'Not sealed yet', id: 'Belum disegel' },
  'trail.outside': { en: 'Not part of the chain', id: 'Bukan bagian dari rangkaian' },
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
    en: 'Content removed without an entry that gives the reason',
    id: 'Isi dihapus tanpa entri yang menyebutkan alasannya',
  },
  'trail.problem.linkChanged': { en: 'Changed chain link', id: 'Mata rantai diubah' },
  'trail.problem.linkMissing': { en: 'Missing chain link', id: 'Mata rantai hilang' },
  'trail.problem.sealMissing': { en: 'The seal is missing', id: 'Segel tidak ditemukan' },
  'trail.problem.sealDiffers': {
    en: 'The seal does not match the chain',
    id: 'Segel tidak cocok dengan rangkaian',
  },
} as const satisfies Record<string, Text> & Record<`trail.problem.${ProblemKind}`, Text>
