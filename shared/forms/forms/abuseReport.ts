import { declareForm } from '../define.ts'
import { email, fullName, message, oneOf, shortText } from '../fields.ts'

export const abuseReport = declareForm('abuseReport', {
  label: { en: 'Abuse report', id: 'Laporan penyalahgunaan' },
  plural: { en: 'Abuse reports', id: 'Laporan penyalahgunaan' },
  permission: 'Support',
  fields: {
    name: fullName(),
    email: email(),
    abuse: oneOf(
      [
        { value: 'spam', label: { en: 'Spam', id: 'Spam' } },
        { value: 'phishing', label: { en: 'Phishing or fraud', id: 'Phishing atau penipuan' } },
        { value: 'malware', label: { en: 'Malware', id: 'Malware' } },
        { value: 'attack', label: { en: 'Attack or scan', id: 'Serangan atau pemindaian' } },
        { value: 'content', label: { en: 'Illegal content', id: 'Konten ilegal' } },
        { value: 'other', label: { en: 'Other', id: 'Lainnya' } },
      ],
      { label: { en: 'What happened?', id: 'Apa yang terjadi?' } },
    ),
    address: shortText({
      label: { en: 'IP address or web address', id: 'Alamat IP atau alamat web' },
      hint: { en: 'As shown in your log or browser', id: 'Seperti tertulis di log atau peramban Anda' },
    }),
    message: message({ label: { en: 'Details and evidence', id: 'Rincian dan bukti' } }),
  },
  retentionDays: 730,
  summaryFields: { name: ['name'], about: 'message' },
})
