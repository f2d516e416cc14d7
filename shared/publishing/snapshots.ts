import type { Language } from '../locale.ts'

const SNAPSHOT_FOLDER = 'editions'

/** Days a replaced snapshot stays available to browsers with the older document open. */
export const SNAPSHOT_DAYS = 1

export const snapshotPrefix = (language: Language): string => `${language}/${SNAPSHOT_FOLDER}/`

/**
 * Returns the key of replaced page data, which older documents load to hydrate.
 * @param digest digest in the document
 */
export const snapshotKey = (digest: string, language: Language): string =>
  `${snapshotPrefix(language)}${digest}.json`
