import type { Language } from '../../locale.ts'

export const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: 'a an and are as at be by for from has have in is it its of on or our so than that the their they this to was we what when which who will with you your',
  id: 'adalah akan anda atau bagi bahwa dalam dan dari dengan di ini itu juga kami ke oleh pada para saat sebagai serta setiap tanpa tidak untuk yang',
}

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')))

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    FUNCTION_WORDS.en,
    'about am any been being but can could d did do does get got had he her his how',
    'i if into just ll m me must my need no nor not please re s shall she should some such t',
    'them then there these those too up us ve very via want were where whether',
    'again already also currently now really right still today',
    'while whom whose why would yours cant cannot dont doesnt didnt isnt wont im ive whats hows much many per without',
    'apa apakah bagaimana bagaimanakah berapa bisa dan dari dengan di gimana ke pada saya untuk yang',
  ),
  id: words(
    FUNCTION_WORDS.id,
    'ada adakah agar antara apa apabila apakah bagaimana bagaimanakah belum berapa bila bisa',
    'bisakah buat cara dapat dapatkah daripada demi dimana gimana guna harus hendak hingga ingin',
    'jika kah kalau kapan karena kepada kita ku lah lalu lebih maka mana mau melalui mereka mohon mu nya',
    'pun saja sambil sampai sangat saya sebuah secara sedang seperti setelah siapa suatu',
    'butuh lagi minta perlu sekarang',
    'sejak sudah supaya telah tentang terhadap tetapi tolong yaitu',
    'a an and are at can do does for from how i in is it my of on or our the this to we what when where which who why with you your',
    'aja aku biar dgn ga gak gimana gitu gue kayak kena kenapa kita kok mengapa ngga nggak nih punya sih tak udah utk yg pakai pake memakai',
  ),
}

export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word)
