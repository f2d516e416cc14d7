import type { Texts } from '@flou/shared/texts/translator.ts'

export const securityTexts = {
  number: { en: 'Number', id: 'Nomor' },
  auditor: { en: 'Auditor', id: 'Auditor' },
  scope: { en: 'Scope', id: 'Cakupan' },
  valid: { en: 'Valid', id: 'Berlaku' },
  period: { en: '{{from}} to {{until}}', id: '{{from}} sampai {{until}}' },
  since: { en: 'since {{from}}', id: 'sejak {{from}}' },
  download: { en: 'Download certificate (PDF)', id: 'Unduh sertifikat (PDF)' },
  standard: { en: 'About this standard', id: 'Tentang standar ini' },
  company: { en: 'Company', id: 'Perusahaan' },
  country: { en: 'Country', id: 'Negara' },
  purpose: { en: 'Purpose', id: 'Tujuan' },
  data: { en: 'Data', id: 'Data' },
  start: { en: 'Since', id: 'Sejak' },
} as const satisfies Texts
