import type { Language } from '../../locale.ts'

/** Most frequent words without meaning for search. */
export const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: 'a an and are as at be by for from has have in is it its of on or our so than that the their they this to was we what when which who will with you your',
  id: 'adalah akan anda atau bagi bahwa dalam dan dari dengan di ini itu juga kami ke oleh pada para saat sebagai serta setiap tanpa tidak untuk yang',
}
