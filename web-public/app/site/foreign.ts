import type { Language } from '@flou/shared/locale.ts'

/** The language of texts where it is another than that of what they stand in (decision 11); nothing elsewhere, as nearly always. */
export const foreign = (lang: Language, around: Language): { lang?: Language } =>
  lang === around ? {} : { lang }
