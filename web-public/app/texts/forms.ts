import type { Texts } from '@flou/shared/texts/translator.ts'

export const formTexts = {
  send: { en: 'Send', id: 'Kirim' },
  sending: { en: 'Sending…', id: 'Mengirim…' },
  optional: { en: 'optional', id: 'opsional' },
  required: { en: 'Fields marked with * are required.', id: 'Kolom bertanda * wajib diisi.' },
  choose: { en: 'Choose…', id: 'Pilih…' },
  other: { en: 'Other', id: 'Lainnya' },
  stars_one: { en: '1 of 5 stars', id: '{{count}} dari 5 bintang' },
  stars_other: { en: '{{count}} of 5 stars', id: '{{count}} dari 5 bintang' },
  trap: { en: 'Leave this field empty', id: 'Biarkan kolom ini kosong' },
  thanks: { en: 'Thank you. We have received it.', id: 'Terima kasih. Kiriman Anda sudah kami terima.' },
  reference: { en: 'Your reference: {{reference}}', id: 'Nomor referensi Anda: {{reference}}' },
  code: { en: 'QR code {{reference}}', id: 'Kode QR {{reference}}' },
  entrance: {
    en: 'Show this code at the entrance. It is also in our email.',
    id: 'Tunjukkan kode ini di pintu masuk. Kode ini juga ada di email kami.',
  },
  another: { en: 'Send another', id: 'Kirim lagi' },
  waiting: {
    en: 'You are offline. Your entries are kept here and sent once you are back online.',
    id: 'Anda sedang luring. Isian Anda disimpan di sini dan dikirim begitu koneksi pulih.',
  },
  notSent: {
    en: 'Could not send it. Nothing is lost: please try again.',
    id: 'Gagal terkirim. Isian Anda tidak hilang: silakan coba lagi.',
  },
} as const satisfies Texts
