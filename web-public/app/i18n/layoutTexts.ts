import type { Language } from '@flou/shared/locale.ts'
import { NEWSLETTER_REQUESTED } from '@flou/shared/texts/forms.ts'

const en = {
  menu: 'Menu',
  getStarted: 'Get Started',
  login: 'Login',
  register: 'Register',
  memberRegistration: 'Register as a member',
  search: 'Search',
  searchHint: 'Products, guides, news',
  offices: 'Offices',
  showOnMap: 'Show on the map',
  newsletterTitle: 'Stay up to date',
  newsletterText: 'New products, maintenance and events by email, once a month.',
  newsletterEmail: 'Email address',
  subscribe: 'Subscribe',
  newsletterThanks: 'Thank you for subscribing!',
  newsletterConfirm: NEWSLETTER_REQUESTED.en,
  ok: 'OK',
  close: 'Close',
  offline: 'You are offline. You can still read this page; other pages open once you are back online.',
  online: 'You are online again.',
  pageMissing: 'That page could not be loaded. Please try again.',
  chat: 'Chat with us',
  chatNeeds: '{{name}} belongs to the category “{{category}}”. Allow it to start the chat.',
  chatFailed: 'The chat could not be loaded. Please try again, or write to us.',
  consentRecord: 'Your last choice: {{day}}. Receipt {{id}}.',
  consentLoads: 'Loads: {{names}}',
} as const

export type LayoutTexts = Readonly<Record<keyof typeof en, string>>

const id: LayoutTexts = {
  menu: 'Menu',
  getStarted: 'Mulai Sekarang',
  login: 'Login',
  register: 'Daftar',
  memberRegistration: 'Daftar sebagai member',
  search: 'Cari',
  searchHint: 'Produk, panduan, berita',
  offices: 'Kantor',
  showOnMap: 'Lihat di peta',
  newsletterTitle: 'Ikuti kabar terbaru',
  newsletterText: 'Produk baru, jadwal pemeliharaan, dan acara lewat email, sebulan sekali.',
  newsletterEmail: 'Alamat email',
  subscribe: 'Berlangganan',
  newsletterThanks: 'Terima kasih telah berlangganan!',
  newsletterConfirm: NEWSLETTER_REQUESTED.id,
  ok: 'OK',
  close: 'Tutup',
  offline:
    'Anda sedang luring. Isi halaman ini tetap bisa dibaca; halaman lain terbuka setelah koneksi pulih.',
  online: 'Anda kembali daring.',
  pageMissing: 'Halaman itu belum dapat dimuat. Silakan coba lagi.',
  chat: 'Obrolan langsung',
  chatNeeds: '{{name}} termasuk kategori “{{category}}”. Izinkan untuk memulai obrolan.',
  chatFailed: 'Obrolan belum dapat dimuat. Silakan coba lagi atau kirim pesan kepada kami.',
  consentRecord: 'Pilihan terakhir Anda: {{day}}. Tanda terima {{id}}.',
  consentLoads: 'Memuat: {{names}}',
}

export const LAYOUT_TEXTS = { en, id } as const satisfies Record<Language, LayoutTexts>
