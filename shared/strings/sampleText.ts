/** Sample titles of new nested items. */
export const PLACEHOLDER_TITLE = { id: 'Title Indo', en: 'Title Eng' } as const

/** Initial URL of forms. */
export const URL_START = 'https://'

const SAMPLES: ReadonlySet<string> = new Set([...Object.values(PLACEHOLDER_TITLE), URL_START])

/** True for unreplaced initial values: allowed in drafts, rejected on publish. */
export const isSampleText = (value: string): boolean => SAMPLES.has(value.trim())
