import { createHash } from 'node:crypto'
import type { SharedFile } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { BoundedCache } from '../document/boundedCache.ts'
import { isLayoutCached, parseLayout, cacheLayout } from './layoutText.ts'

/** 96 bits of SHA-256 in base64url. */
const NAME_LENGTH = 16

const CACHE_SIZE = 16
const cachedFiles = new BoundedCache<string, SharedFile>(CACHE_SIZE)

function fileOf(text: string, language: Language): SharedFile {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH)
  return { key: `${language}/shell/${name}.json`, body: text }
}

export const pathOf = ({ key }: SharedFile) => `/${key}`

/**
 * Returns the content-addressed layout file, which pages reference instead of embedding it. Immutable, so
 * older pages still work.
 */
export function layoutFile(text: string, language: Language): SharedFile {
  const id = language + text
  const file = cachedFiles.store(id, cachedFiles.get(id) ?? fileOf(text, language))
  if (!isLayoutCached(pathOf(file))) cacheLayout(pathOf(file), parseLayout(text))
  return file
}
