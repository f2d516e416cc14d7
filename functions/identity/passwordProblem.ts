import type { MessageCode } from '@flou/shared/messages.ts'
import { foldedPassword } from './commonPasswordHash.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Characters as they are beside each other: rows and columns of keyboards (QWERTY, QWERTZ, AZERTY), digits, the alphabet. */
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
/** Shorter runs are in words, too. */
const MIN_RUN = 3
/** What is left without runs, or without one's own address, must be a password of some length by itself. */
const MIN_REST = 8

/** The number of characters that are in no run. */
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

/** A part of an address that is shorter is in other words, too. */
const MIN_PART = 3

/** The address, its parts before and after the `@`, and the words of both, the longest first. */
const partsOf = (email: string): string[] =>
  [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u)]
    .filter((part) => part.length >= MIN_PART)
    .toSorted((a, b) => b.length - a.length)

function isOwnAddress(folded: string, email: string): boolean {
  const rest = partsOf(foldedPassword(email)).reduce((text, part) => text.replaceAll(part, ''), folded)
  return rest !== folded && rest.length < MIN_REST
}

/**
 * Why a password that is long enough will not do (decision 27); undefined for one that will.
 * @param email the account's own address, where it is known
 */
export async function passwordProblem(password: string, email = ''): Promise<MessageCode | undefined> {
  const folded = foldedPassword(password)
  if (isOwnAddress(folded, email)) return 'passwordOwnAddress'
  if (await isCommonPassword(password)) return 'passwordCommon'
  return outsideRuns(folded) < MIN_REST && outsideRuns(folded) < folded.length / 2
    ? 'passwordKeyboard'
    : undefined
}
