import type { MessageCode } from '@flou/shared/texts/messages.ts'
import { foldedPassword } from './commonPasswordHash.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Keyboard rows and columns (QWERTY, QWERTZ, AZERTY), digits, alphabet. */
const SEQUENCES = (
  'qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn ' +
  '1234567890 !@#$%^&*() 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/ qaz wsx edc rfv tgb yhn ujm abcdefghijklmnopqrstuvwxyz'
).split(' ')
const NEIGHBOURS: ReadonlySet<string> = new Set(
  SEQUENCES.flatMap((sequence) =>
    Array.from(sequence)
      .slice(1)
      .flatMap((char, index) => [`${sequence[index]}${char}`, `${char}${sequence[index]}`]),
  ),
)
const MIN_RUN = 3
/** Minimum length after removing runs or the email. */
const MIN_REMAINDER = 8

function outsideRuns(folded: string): number {
  const chars = Array.from(folded)
  let outside = 0
  let run = 1
  for (let at = 1; at <= chars.length; at += 1) {
    const [before = '', char = ''] = [chars[at - 1], chars[at]]
    if (before === char || NEIGHBOURS.has(before + char)) run += 1
    else {
      outside += run >= MIN_RUN ? 0 : run
      run = 1
    }
  }
  return outside
}

const MIN_SEGMENT = 3

const emailSegments = (email: string): string[] =>
  [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)]
    .filter((segment) => segment.length >= MIN_SEGMENT)
    .toSorted((a, b) => b.length - a.length)

function resemblesEmail(folded: string, email: string): boolean {
  const remainder = emailSegments(foldedPassword(email)).reduce(
    (text, segment) => text.replaceAll(segment, ''),
    folded,
  )
  return remainder !== folded && remainder.length < MIN_REMAINDER
}

/** Returns why a sufficiently long password is rejected; undefined if accepted. */
export async function passwordProblem(password: string, email = ''): Promise<MessageCode | undefined> {
  const folded = foldedPassword(password)
  if (resemblesEmail(folded, email)) return 'passwordOwnAddress'
  if (await isCommonPassword(password)) return 'passwordCommon'
  return outsideRuns(folded) < MIN_REMAINDER && outsideRuns(folded) < folded.length / 2
    ? 'passwordKeyboard'
    : undefined
}
