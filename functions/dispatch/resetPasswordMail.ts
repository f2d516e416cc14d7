import type { Language, Text } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { MailContent, MailSite } from './mailContent.ts'

const paramsSchema = z.object({ name: z.string(), token: z.string() })

const TEXTS = {
  subject: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
  greeting: { en: 'Hello {name},', id: 'Halo {name},' },
  reason: {
    en: 'Somebody, probably you, asked for a new password for your account. Open this link to choose one:',
    id: 'Seseorang, kemungkinan besar Anda, meminta kata sandi baru untuk akun Anda. Buka tautan ini untuk membuatnya:',
  },
  button: { en: 'Choose a new password', id: 'Buat kata sandi baru' },
  limits: {
    en: 'The link works once and for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
    id: 'Tautan ini hanya dapat dipakai sekali dan berlaku satu jam. Jika Anda tidak memintanya, abaikan saja email ini: kata sandi Anda tidak berubah.',
  },
} as const satisfies Record<string, Text>

/** The mail with the link of `POST /api/account/forgot-password`. */
export function resetPasswordMail(
  params: unknown,
  language: Language,
  { adminOrigin }: MailSite,
): MailContent {
  const { name, token } = paramsSchema.parse(params)
  const link = `${adminOrigin}/account/reset-password?token=${encodeURIComponent(token)}`
  return {
    subject: TEXTS.subject[language],
    paragraphs: [TEXTS.greeting[language].replace('{name}', () => name), TEXTS.reason[language]],
    link: { url: link, title: TEXTS.button[language] },
    closing: TEXTS.limits[language],
  }
}
