import { FIELD_MESSAGES } from '@flou/shared/fieldMessages.ts'
import { FORM_MESSAGES } from '@flou/shared/formMessages.ts'
import type { Language, Text } from '@flou/shared/locale.ts'
import { pageTexts } from '../i18n/pageTexts.ts'

/** Texts around every form. */
export const useFormTexts = pageTexts(
  {
    send: 'Send',
    sending: 'Sending…',
    optional: 'optional',
    choose: 'Choose…',
    other: 'Other',
    stars: '{{count}} of 5 stars',
    stars_one: '1 of 5 stars',
    countLeft: '{{count}} characters left',
    countLeft_one: '1 character left',
    trap: 'Leave this field empty',
    kept: 'What you type stays in this browser until it is sent.',
    thanks: 'Thank you. We have received it.',
    reference: 'Your reference: {{reference}}',
    another: 'Send another one',
    waiting: 'You are offline. What you wrote is kept here and sent as soon as the connection is back.',
    notSent: 'It could not be sent just now. Nothing is lost: send it again.',
    late: 'Our answer takes longer than usual. Send it again: it is stored only once.',
  },
  {
    send: 'Kirim',
    sending: 'Mengirim…',
    optional: 'opsional',
    choose: 'Pilih…',
    other: 'Lainnya',
    stars: '{{count}} dari 5 bintang',
    countLeft: 'Sisa {{count}} karakter',
    trap: 'Biarkan kolom ini kosong',
    kept: 'Isian Anda tersimpan di peramban ini sampai terkirim.',
    thanks: 'Terima kasih. Kiriman Anda sudah kami terima.',
    reference: 'Nomor referensi Anda: {{reference}}',
    another: 'Kirim lagi',
    waiting: 'Anda sedang luring. Isian Anda disimpan di sini dan dikirim begitu koneksi pulih.',
    notSent: 'Belum bisa terkirim. Isian Anda tidak hilang: silakan kirim lagi.',
    late: 'Jawaban kami lebih lama dari biasanya. Silakan kirim lagi: tetap tersimpan satu kali.',
  },
)

const MESSAGES: Readonly<Record<string, Text>> = { ...FIELD_MESSAGES, ...FORM_MESSAGES }

/** The text of a message code, with its parameter (`tooLong:255`), in the page's language. */
export function problemText(code: string, language: Language): string {
  const [name = '', value = ''] = code.split(':')
  return (MESSAGES[name] ?? FIELD_MESSAGES.invalid)[language].replace('{0}', value)
}
