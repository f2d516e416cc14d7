/** Titles that a new nested item starts with (spec §4). */
export const PLACEHOLDER_TITLE = { id: 'Title Indo', en: 'Title Eng' } as const

/** What forms start addresses with (spec §9). */
export const URL_START = 'https://'

const SAMPLES: ReadonlySet<string> = new Set([...Object.values(PLACEHOLDER_TITLE), URL_START])

/** A value that a form starts with and nobody has replaced: stored in drafts, and not filled in for publishing (decision 48). */
export const isSampleText = (value: string): boolean => SAMPLES.has(value.trim())
