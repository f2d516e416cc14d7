import { parseAppearance } from '@flou/shared/content/appearance/appearance.ts'
import { countUndescribedPictures } from '@flou/shared/content/values/describedPictures.ts'
import { contrastWarning } from '@flou/shared/site/contrast.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { PAGE_PATHS, RECORD_PATHS } from '@flou/shared/paths.ts'
import { splitUrl, type Language } from '@flou/shared/locale.ts'
import { fieldRows, type FieldRow } from '../../../fields/diff/fieldRows.ts'
import { isDifferent, type FieldDiff } from '../../../fields/diff/recordDiff.ts'

interface Finding {
  check: 'alt' | 'heading' | 'link' | 'empty' | 'contrast' | 'stale'
  names: FieldDiff['names']
  language?: Language
  /** Text parameters: `href`, `from`, `to`, `ratio`. */
  values: Readonly<Record<string, string>>
}

type Found = Pick<Finding, 'check' | 'values'>

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** Linear-time pattern: tags do not nest. */
const tagsOf = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}\\b[^<>]*>`, 'gi')) ?? []

const missingAlts = (html: string): Found[] =>
  Array.from({ length: countUndescribedPictures(html) }, () => ({ check: 'alt', values: {} }))

/** The page title is h1, so texts start at h2. */
const FIRST_LEVEL = 1

function skippedHeadings(html: string): Found[] {
  const levels = tagsOf(html, 'h[1-6]').map((tag) => Number(tag.charAt(2)))
  return levels.flatMap((level, index): Found[] => {
    const earlier = levels[index - 1] ?? FIRST_LEVEL
    return level > earlier + 1 ? [{ check: 'heading', values: { from: `H${earlier}`, to: `H${level}` } }] : []
  })
}

const PATTERNS = [...Object.values(PAGE_PATHS), ...Object.values(RECORD_PATHS)].map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}(?:/page/\\d+)?$`),
)

/** True if no page pattern matches; record existence is not checked. */
export function isBrokenLink(href: string): boolean {
  if (href === '' || href === '#') return true
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/media/')) return false
  const path = splitUrl(href)[0].replace(/^\/(?:en|id)(?=\/|$)/, '')
  return !PATTERNS.some((pattern) => pattern.test(path === '' ? '/' : path))
}

const deadLinks = (html: string): Found[] =>
  tagsOf(html, 'a')
    .filter((tag) => attribute(tag, 'data-record') === undefined)
    .map((tag) => attribute(tag, 'href') ?? '')
    .filter(isBrokenLink)
    .map((href) => ({ check: 'link', values: { href: href || '–' } }))

function lowContrast(value: string): Found[] {
  const { buttons } = parseAppearance(value)
  return buttons.flatMap(({ color, bgColor }): Found[] => {
    const warning = contrastWarning(color, bgColor)
    return warning ? [{ check: 'contrast', values: { ratio: String(warning.ratio) } }] : []
  })
}

const CHECKS: Readonly<Record<string, (value: string) => Found[]>> = {
  richText: (html) => [...missingAlts(html), ...skippedHeadings(html), ...deadLinks(html)],
  url: (href) => (href !== '' && isBrokenLink(href) ? [{ check: 'link', values: { href } }] : []),
  appearance: lowContrast,
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isEmpty = ({ after }: FieldDiff) => textOf(after).replaceAll(/<[^<>]*>|\s/g, '') === ''

/** Finds languages that are empty or not updated with the other. */
function languageFindings({ cells, isStale }: FieldRow): (Found & { cell: FieldDiff })[] {
  if (cells.length < 2) return []
  const empty = cells.filter(isEmpty)
  const isHalf = empty.length > 0 && empty.length < cells.length
  return [
    ...(isHalf ? empty.map((cell) => ({ check: 'empty' as const, values: {}, cell })) : []),
    ...(isStale
      ? cells.filter(isDifferent).map((cell) => ({ check: 'stale' as const, values: {}, cell }))
      : []),
  ]
}

/** Lists review findings; none if `after` is null. */
export function findingsIn(declaration: Declaration, before: unknown, after: unknown): Finding[] {
  if (after === null) return []
  return fieldRows(declaration, before ?? {}, after).flatMap((row) => {
    const inValues = row.cells.flatMap((cell) =>
      (CHECKS[cell.field.kind]?.(textOf(cell.after)) ?? []).map((found) => ({ ...found, cell })),
    )
    return [...inValues, ...languageFindings(row)].map(({ check, values, cell }): Finding => ({
      check,
      values,
      names: row.names,
      ...(cell.language && { language: cell.language }),
    }))
  })
}
