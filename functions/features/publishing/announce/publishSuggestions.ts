import { LANGUAGES } from '@flou/shared/locale.ts'
import { suggestionFile } from '@flou/shared/search/results.ts'
import type { IndexManifest } from '../../search/index.ts'
import type { Publisher } from '../publisher.ts'

const publishedKeys = new WeakMap<Publisher['files'], Map<string, string>>()

/**
 * Publishes changed suggestions for browsers that cannot reach the search. Concurrent publishers may leave an
 * older file until the next publish.
 */
export async function publishSuggestions(
  { index, files }: Pick<Publisher, 'index' | 'files'>,
  { suggestionFiles }: IndexManifest,
): Promise<void> {
  if (!index) return
  const published = publishedKeys.get(files) ?? new Map<string, string>()
  publishedKeys.set(files, published)
  for (const language of LANGUAGES) {
    const key = suggestionFiles[language]
    if (key === undefined || published.get(language) === key) continue
    const found = await index.read(key)
    if (found === undefined || found === 'same') continue
    await files.putFile(suggestionFile(language), found.body.toString(), 'application/json')
    published.set(language, key)
  }
}
