import { hash } from 'node:crypto'
import { Newest } from './newest.ts'
import { NAME, NAME_END } from './names.ts'

/** A long text that stands in many files. */
interface LongText {
  text: string
  hash: string
}

/** What has been hashed once; both languages' pieces, and the editions before while batches end. */
const KEPT = 256
const hashes = new Newest<string, LongText>(KEPT)

function longText(name: string, text: string): LongText {
  const known = hashes.get(name)
  if (known?.text === text) return known
  return hashes.keep(name, { text, hash: hash('sha256', text, 'base64url') })
}

/** A finished file in its parts: it is put together where somebody wants it, which nobody does of a page that has not changed. */
export interface Assembled {
  /** Another one where a byte of the file is another. */
  readonly hash: string
  toString: () => string
}

/**
 * A file in which names stand for long texts, with the texts in their places.
 * @throws where a name is not known
 */
export function assembled(file: string, textNamed: (name: string) => string | undefined): Assembled {
  const [start = '', ...rest] = file.split(NAME)
  let essence = start
  const parts = [start]
  for (const piece of rest) {
    const end = piece.indexOf(NAME_END) + NAME_END.length
    const name = NAME + piece.slice(0, end)
    const text = textNamed(name)
    if (text === undefined) throw new Error('What a page shares with others is not known any more')
    const long = longText(name, text)
    essence += long.hash + piece.slice(end)
    parts.push(long.text, piece.slice(end))
  }
  let whole: string | undefined
  return {
    hash: hash('sha256', essence, 'base64url'),
    toString: () => (whole ??= parts.join('')),
  }
}
