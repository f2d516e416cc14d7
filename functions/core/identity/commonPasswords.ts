import { foldedPassword, shortHash, unpacked } from './commonPasswordHash.ts'

/**
 * Stems of frequently guessed passwords. Repetition, counting, years, punctuation and joined words are
 * removed before the lookup.
 */
const STEMS = `
abc abcd abcdef abcdefgh access account adalah admin administrator airplane aku akucintakamu akusayangkamu alexander
amanda america andrea angel anything apple arsenal asdf asdfgh asdfghjkl asdfjkl ashley august azerty bagus bandung
barcelona baseball basketball batman bismillah blink brandon british bulldog butterfly changeit changeme charlie
chelsea chocolate christian cinta cintaku cloud cloudflou company computer cookie corvette counterstrike dallas
dashboard database december default demo dragon elephant english everton facebook family fishing flou floucloud
football forever freedom friend friends garuda ginger google guest hallo hannah harley hello hockey hunter iloveyou
indonesia instagram internet jakarta january jennifer jessica jordan joshua juventus kambing katasandi katasandiku
killer lakers letmein liverpool login london love lovely lucky madrid manager manchester manchesterunited master
matrix matthew merdeka mercedes metallica michael michelle midnight money monkey mustang naruto nicole november
october office oracle orange pass passphrase passport passw password passwordku pa55word pepper persija persib
pokemon princess private qazwsx qazwsxedc qwer qwert qwerty qwertyuiop q1w2e3r4 q1w2e3r4t5 rahasia ranger realmadrid
root sayang sayangku secret secure security sekolah selamatdatang september server shadow slipknot soccer starwars
steelers summer sunshine superman superuser surabaya system temporary tester testing thomas tigger trustno tinkerbell
test user user winter welcome whatever whoami windows xbox yankees yogyakarta zxcvbn zxcvbnm zaqwsx zaqxsw
correcthorsebatterystaple iloveyousomuch ineedapassword mypassword newpassword nopassword thisisapassword
thequickbrownfox letmeinplease opensesame sayangkamu kamusayang sayangkamuselalu akusayang cintakamu
flouadmin adminflou flouindonesia cloudindonesia floucms floubackoffice floudashboard flousite backoffice
`
const COMMON: ReadonlySet<string> = new Set(STEMS.split(/\s+/).filter((stem) => stem !== ''))

const LETTERS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '!': 'i' }
const plain = (text: string) => text.replace(/[@$03!]/g, (char) => LETTERS[char] ?? char)

const isLetter = (char: string) => char >= 'a' && char <= 'z'

/** `password2026!!` → `password`. */
function stemOf(text: string): string {
  const letters = Array.from(text).map(isLetter)
  const first = letters.indexOf(true)
  return first < 0
    ? ''
    : Array.from(text)
        .slice(first, letters.lastIndexOf(true) + 1)
        .join('')
}

/** `flou-cloud-2026` → `floucloud`. */
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

/** `abcabcabcabc` → `abc`. */
function unrepeated(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text === text.slice(0, length).repeat(text.length / length))
      return text.slice(0, length)
  }
  return text
}

async function readHashes(): Promise<ReadonlySet<number>> {
  const { COMMON_PASSWORD_HASHES } = await import('./commonPasswordHashes.ts')
  return new Set(unpacked(Buffer.from(COMMON_PASSWORD_HASHES, 'base64')))
}

let hashes: Promise<ReadonlySet<number>> | undefined
const isListed = async (folded: string): Promise<boolean> =>
  (await (hashes ??= readHashes())).has(shortHash(folded))

/** True for common passwords, digits only, or fewer than four different characters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = foldedPassword(password)
  return hasCommonForm(folded) || (await isListed(folded))
}

function hasCommonForm(folded: string): boolean {
  if (/^\d*$/.test(folded) || new Set(folded).size < 4) return true
  const words = [folded, stemOf(folded), lettersOf(folded)]
  const forms = words.flatMap((word) => [word, unrepeated(word)])
  return forms.some((form) => COMMON.has(form) || COMMON.has(stemOf(plain(form))))
}
