import { pathTo } from '@flou/shared/paths.ts'
import { both } from '../../wire.ts'
import type { DemoSection } from '../../record.ts'

const EN = {
  title: 'Your choice of cookies',
  description:
    'The website works without optional cookies. If you agree, we also measure which pages help, and partners may show you our offers elsewhere.',
  policyText: 'Cookie policy',
  acceptText: 'Accept all',
  rejectText: 'Reject all',
  chooseText: 'Cookie settings',
  saveText: 'Save my choice',
  settingsTitle: 'Cookie settings',
  settingsText:
    'Switch on what you agree to. You can change this at any time, at the foot of every page. Your choice holds for 180 days.',
  necessaryTitle: 'Strictly necessary',
  necessaryText:
    'Keeps your language and this choice. The website does not work without it, so it is always on.',
  analyticsTitle: 'Analytics',
  analyticsText: 'Shows us which pages help and where visitors give up. Reports name nobody.',
  adsTitle: 'Advertising',
  adsText: 'Lets partners show you our offers on other websites, and tell us whether they were useful.',
  signalText:
    'Your browser sends Global Privacy Control. We take that as a rejection: nothing but the strictly necessary is loaded.',
}

const ID = {
  title: 'Pilihan kuki Anda',
  description:
    'Situs ini tetap berfungsi tanpa kuki opsional. Jika Anda setuju, kami juga mengukur halaman mana yang membantu, dan mitra dapat menampilkan penawaran kami di tempat lain.',
  policyText: 'Kebijakan kuki',
  acceptText: 'Terima semua',
  rejectText: 'Tolak semua',
  chooseText: 'Pengaturan kuki',
  saveText: 'Simpan pilihan',
  settingsTitle: 'Pengaturan kuki',
  settingsText:
    'Aktifkan yang Anda setujui. Pilihan ini dapat diubah kapan saja di bagian bawah setiap halaman dan berlaku selama 180 hari.',
  necessaryTitle: 'Wajib',
  necessaryText: 'Menyimpan bahasa dan pilihan ini. Situs tidak berfungsi tanpanya, sehingga selalu aktif.',
  analyticsTitle: 'Analitik',
  analyticsText:
    'Menunjukkan halaman mana yang membantu dan di mana pengunjung berhenti. Laporan tidak menyebut nama siapa pun.',
  adsTitle: 'Iklan',
  adsText:
    'Memungkinkan mitra menampilkan penawaran kami di situs lain dan memberi tahu kami apakah penawaran itu berguna.',
  signalText:
    'Peramban Anda mengirim Global Privacy Control. Kami menganggapnya sebagai penolakan: hanya yang wajib yang dimuat.',
}

const SERVICES = [
  {
    title: 'Example Analytics',
    isActive: false,
    kind: 'script',
    category: 'analytics',
    scriptUrl: 'https://analytics.flou.example/count.js',
    hosts: 'https://collect.flou.example',
    cookies: '_ea*',
  },
  {
    title: 'Example Chat',
    isActive: false,
    kind: 'chat',
    category: 'analytics',
    scriptUrl: 'https://chat.flou.example/widget.js',
    hosts: 'https://api.chat.flou.example\nwss://api.chat.flou.example',
    cookies: 'chat_session',
  },
]

export const CONSENT_SECTIONS: readonly DemoSection[] = [
  {
    type: 'setting.consent',
    body: () => ({
      version: 1,
      policyUrl: pathTo('customPage', 'cookies'),
      contents: both({ id: ID, en: EN }),
    }),
  },
  { type: 'setting.services', body: () => ({ services: SERVICES }) },
]
