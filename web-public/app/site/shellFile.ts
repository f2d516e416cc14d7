import { createHash } from 'node:crypto'
import type { SharedFile } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { Newest } from '../document/newest.ts'
import { isKnownShell, parseShell, rememberShell } from './shellText.ts'

/** Of SHA-256 in base64url: 96 bits, so that no two shells share an address. */
const NAME_LENGTH = 16

const KEPT = 16
const known = new Newest<string, SharedFile>(KEPT)

function fileOf(text: string, language: Language): SharedFile {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH)
  return { key: `${language}/shell/${name}.json`, body: text }
}

export const addressOf = ({ key }: SharedFile) => `/${key}`

/**
 * The file in which a shell's text stands. Pages name it instead of carrying the text, which is most of what a page's hydration needs
 * and the same on every page of a language. What it says never changes: pages of an earlier edition keep theirs.
 */
export function shellFile(text: string, language: Language): SharedFile {
  const id = language + text
  const file = known.keep(id, known.get(id) ?? fileOf(text, language))
  if (!isKnownShell(addressOf(file))) rememberShell(addressOf(file), parseShell(text))
  return file
}
