import type { Language } from '../locale.ts'
import { accountTexts } from './accounts.ts'
import { approvalTexts } from './approval.ts'
import { contentTexts, fieldTexts } from './content.ts'
import { formTexts } from './forms.ts'
import { inboxTexts } from './inbox.ts'
import { mailTexts } from './mail.ts'
import { mediaTexts } from './media.ts'
import { messageParts } from './messageParts.ts'
import { pricingTexts } from './pricing.ts'
import { pageCheckTexts } from './publishing.ts'
import { releaseTexts } from './releases.ts'
import { reader } from './reader.ts'
import type { Texts } from './translator.ts'

const requestTexts = {
  badRequest: { en: 'The request could not be read.', id: 'Permintaan tidak dapat dibaca.' },
  unauthorized: { en: 'Unauthorized', id: 'Unauthorized' }, // existing clients compare this exact text
  forbidden: { en: 'Your role does not permit this.', id: 'Peran Anda tidak mengizinkan ini.' },
  notFound: { en: 'This page could not be found', id: 'Halaman ini tidak ditemukan' },
  tooManyRequests: {
    en: 'Too many attempts. Try again in a few minutes.',
    id: 'Terlalu banyak percobaan. Coba lagi dalam beberapa menit.',
  },
  internal: { en: 'Something went wrong on our side.', id: 'Terjadi kesalahan di sisi kami.' },
  unavailable: {
    en: 'The service is busy. Try again in a moment.',
    id: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
  },
} as const satisfies Texts

/** Messages by code. Codes may have parameters after a colon (`tooLong:255`). */
export const MESSAGES = {
  ...requestTexts,
  ...fieldTexts,
  ...contentTexts,
  ...formTexts,
  ...inboxTexts,
  ...mailTexts,
  ...mediaTexts,
  ...pricingTexts,
  ...accountTexts,
  ...approvalTexts,
  ...releaseTexts,
  ...pageCheckTexts,
} as const satisfies Texts

export type MessageCode = keyof typeof MESSAGES

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(MESSAGES, code)

const translate = reader(MESSAGES)

/** Returns the translated message. Text that is not a code is returned unchanged. */
export function messageText(message: string, language: Language): string {
  const { code, values } = messageParts(message, MESSAGES)
  return isMessageCode(code) ? translate[language](code, values) : message
}
