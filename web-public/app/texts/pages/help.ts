import type { Texts } from '@flou/shared/texts/translator.ts'

export const helpTexts = {
  topics: { en: 'Topics', id: 'Topik' },
  allTopics: { en: 'All topics', id: 'Semua topik' },
  moreTopics: { en: 'More topics', id: 'Topik lain' },
  search: { en: 'Search the questions', id: 'Cari pertanyaan' },
  searchHint: { en: 'For example: invoice, backup, migration', id: 'Misalnya: tagihan, cadangan, migrasi' },
  found_one: { en: '{{count}} question with “{{query}}”', id: '{{count}} pertanyaan memuat “{{query}}”' },
  found_other: { en: '{{count}} questions with “{{query}}”', id: '{{count}} pertanyaan memuat “{{query}}”' },
  noneFound: { en: 'No questions match “{{query}}”.', id: 'Tidak ada pertanyaan yang memuat “{{query}}”.' },
  searchSite: { en: 'Search the whole site', id: 'Cari di seluruh situs' },
  questionsOn: { en: 'Questions about {{name}}', id: 'Tanya jawab: {{name}}' },
  noQuestions: { en: 'No questions on this topic yet.', id: 'Belum ada pertanyaan untuk topik ini.' },
  before: { en: 'Previous', id: 'Sebelumnya' },
  after: { en: 'Next', id: 'Berikutnya' },
  supportPages: { en: 'Support pages', id: 'Halaman dukungan' },
  support: { en: 'Support', id: 'Dukungan' },
  afterSales: { en: 'After-sales support', id: 'Dukungan purnajual' },
  partnershipSupport: { en: 'Partnership support', id: 'Dukungan kemitraan' },
  feedback: { en: 'Report and feedback', id: 'Laporan dan masukan' },
  services: { en: 'Which service is it about?', id: 'Tentang layanan apa?' },
  feedbackOn: { en: 'Feedback: {{service}}', id: 'Masukan: {{service}}' },
  writeAbout: { en: 'Write to us about this', id: 'Tulis kepada kami tentang ini' },
  toForm: { en: 'Open contact form', id: 'Buka formulir kontak' },
  dataRequestTitle: { en: 'What can we do for you?', id: 'Apa yang dapat kami bantu?' },
  dataRequestText: {
    en: '<p>You can see, correct, receive or erase the personal data we keep about you, or stop us from using it. We answer within 3 × 24 hours to the email address you enter here, once you have confirmed it.</p>',
    id: '<p>Anda berhak melihat, memperbaiki, menerima salinan, dan menghapus data Anda yang kami simpan, serta menghentikan pemakaiannya. Kami menjawab dalam 3 × 24 jam ke alamat email yang Anda tulis di sini, setelah Anda mengonfirmasinya.</p>',
  },
  abuseReportTitle: { en: 'Tell us what happened', id: 'Ceritakan yang terjadi' },
  abuseReportText: {
    en: '<p>If a server or an IP address in our network sends spam, attacks others or hosts illegal content, our security team investigates, day and night. The more precise the address, the time and the log lines, the sooner we can stop it.</p>',
    id: '<p>Jika ada server atau alamat di jaringan kami yang mengirim spam, menyerang pihak lain, atau memuat konten ilegal, tim keamanan kami menanganinya siang dan malam. Makin tepat alamat, waktu, dan baris log yang Anda sertakan, makin cepat masalahnya selesai.</p>',
  },
  offices: { en: 'Our offices', id: 'Kantor kami' },
  mapOfOffices: { en: 'Map of our offices', id: 'Peta kantor kami' },
  showOnMap: { en: 'Show on the map', id: 'Lihat di peta' },
} as const satisfies Texts

export const aboutEstimateTexts = {
  about: {
    en: 'Your message is about your saved estimate.',
    id: 'Pesan Anda tentang perkiraan harga yang Anda simpan.',
  },
  open: { en: 'View it', id: 'Lihat perkiraannya' },
} as const satisfies Texts

export const partnerApplicationTexts = {
  'business-partner': {
    en: 'You are applying to the business partner programme. Tell us your company, your city and what you sell.',
    id: 'Anda mendaftar ke program mitra bisnis. Sebutkan perusahaan, kota, dan yang Anda jual.',
  },
  'technology-partner': {
    en: 'You are applying to the technology partner programme. Tell us your product and who uses it.',
    id: 'Anda mendaftar ke program mitra teknologi. Sebutkan produk Anda dan siapa penggunanya.',
  },
} as const satisfies Texts

export const descriptionTexts = {
  abuseReport: {
    en: 'Report spam, attacks, phishing or illegal content that comes from our network. Our security team responds day and night.',
    id: 'Laporkan spam, serangan, phishing, atau konten ilegal dari jaringan kami. Tim keamanan kami siaga siang dan malam.',
  },
  dataRequest: {
    en: 'Request to see, correct, receive or erase the personal data we keep about you. Answered within 3 × 24 hours.',
    id: 'Ajukan permintaan untuk melihat, memperbaiki, menerima salinan, atau menghapus data pribadi Anda. Dijawab dalam 3 × 24 jam.',
  },
} as const satisfies Texts
