import { capitalized } from '../../text/capitalized.ts'

/**
 * The wire key of an error from a schema path: `['contents', 0, 'title']` → `Contents[0].Title` (spec §5, decision 4).
 * A path below `cta` keeps the spec's capitals: `CTA.MediaId`.
 */
export const errorKey = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${spelled(String(part))}`))
    .join('')
    .replace(/^\./, '')

const spelled = (name: string) => (name === 'cta' ? 'CTA' : capitalized(name))

/** The way back: `Contents[0].Title` → `contents.0.title`, the path by which forms know the field. */
export const fieldPath = (key: string): string =>
  key
    .split(/\.|\[|\]\.?/)
    .filter((part) => part !== '')
    .map((part) => (part === 'CTA' ? 'cta' : part.charAt(0).toLowerCase() + part.slice(1)))
    .join('.')
