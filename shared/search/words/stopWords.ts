import type { Language } from '../../locale.ts'

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')))

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'a about am an and any are as at be been being but by can could d did do does for from get got had has have he her his how',
    'i if in into is it its just ll m me must my need no nor not of on or our please re s shall she should so some such t than',
    'that the their them then there these they this those to too up us ve very via want was we were what when where whether',
    'which while who whom whose why will with would you your yours cant cannot dont doesnt didnt isnt wont im ive whats hows much many per without',
    // Indonesian ones, which are typed on both sites
    'apa apakah bagaimana bagaimanakah berapa bisa dan dari dengan di gimana ke pada saya untuk yang',
  ),
  id: words(
    'ada adakah adalah agar akan anda antara apa apabila apakah atau bagaimana bagaimanakah bagi bahwa belum berapa bila bisa',
    'bisakah buat cara dalam dan dapat dapatkah dari daripada demi dengan di dimana gimana guna harus hendak hingga ini ingin',
    'itu jika juga kah kalau kami kapan karena ke kepada kita ku lah lalu lebih maka mana mau melalui mereka mohon mu nya oleh',
    'pada para pun saat saja sambil sampai sangat saya sebagai sebuah secara sedang seperti serta setelah setiap siapa suatu',
    'sudah supaya tanpa telah tentang terhadap tetapi tidak tolong untuk yaitu yang',
    // English ones, which stand in titles and names
    'a an and are at can do does for from how i in is it my of on or our the this to we what when where which who why with you your',
    // as people talk
    'aja aku biar dgn ga gak gimana gitu gue kayak kena kenapa kita kok mengapa ngga nggak nih punya sih tak udah utk yg pakai pake memakai',
  ),
}

/** Words that ask for nothing by themselves. */
export const isStopWord = (word: string, language: Language): boolean => STOP_WORDS[language].has(word)
