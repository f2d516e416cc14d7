import { isLayoutCached, parseLayout, cacheLayout } from './layoutText.ts'
import { MissingFile } from '../missingScript.ts'

/**
 * Loads and caches the layout content.
 * @throws MissingFile for 404; another error if temporarily unavailable
 */
export async function fetchLayout(path: string): Promise<void> {
  if (isLayoutCached(path)) return
  const response = await fetch(path)
  if (response.status === 404) throw new MissingFile(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  cacheLayout(path, parseLayout(await response.text()))
}
