import type { Language } from '@flou/shared/locale.ts'

export const MAIL_ZONE = 'Asia/Jakarta'
export const MAIL_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' }

/** Formats an ISO time like `Tuesday, 1 December 2026 at 12:00 WIB`. */
export const instantText = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone: MAIL_ZONE }).format(new Date(iso))} WIB`
