import type { Text } from '../../locale.ts'

export const CONSENT_LABELS = {
  acceptText: { en: 'Button: accept all', id: 'Tombol: terima semua' },
  adsText: { en: 'Advertising: purpose', id: 'Iklan: tujuan' },
  adsTitle: { en: 'Advertising: name', id: 'Iklan: nama' },
  analyticsText: { en: 'Analytics: purpose', id: 'Analitik: tujuan' },
  analyticsTitle: { en: 'Analytics: name', id: 'Analitik: nama' },
  chooseText: { en: 'Button and footer link: settings', id: 'Tombol dan tautan footer: pengaturan' },
  cookies: {
    en: 'Cookies it sets (one per line, * at the end)',
    id: 'Kuki yang dipasang (satu per baris, * di akhir)',
  },
  hosts: {
    en: 'More hosts (one per line, such as https://api.example.com)',
    id: 'Host lain (satu per baris, misalnya https://api.example.com)',
  },
  necessaryText: { en: 'Strictly necessary: purpose', id: 'Wajib: tujuan' },
  necessaryTitle: { en: 'Strictly necessary: name', id: 'Wajib: nama' },
  policyText: { en: 'Link to the cookie policy', id: 'Tautan ke kebijakan kuki' },
  policyUrl: { en: 'Cookie policy (URL)', id: 'Kebijakan kuki (URL)' },
  rejectText: { en: 'Button: reject all', id: 'Tombol: tolak semua' },
  saveText: { en: 'Button: save the choice', id: 'Tombol: simpan pilihan' },
  scriptUrl: { en: 'Script (URL)', id: 'Skrip (URL)' },
  settingsText: { en: 'Settings: introduction', id: 'Pengaturan: pengantar' },
  settingsTitle: { en: 'Settings: title', id: 'Pengaturan: judul' },
  signalText: {
    en: 'Global Privacy Control: text for visitors',
    id: 'Global Privacy Control: teks untuk pengunjung',
  },
} as const satisfies Record<string, Text>
