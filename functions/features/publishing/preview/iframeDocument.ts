import { withoutScripts, withPolicy } from './withoutScripts.ts'

/** Allows inline styles, embedded fonts and pictures of the admin's origin; no scripts. */
const IFRAME_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const LINKS = /<link\b[^>]*>/gi
const SHEETS = /<style data-precedence[^>]*>[\s\S]*?<\/style>/g

const DRAWING = /(<image\b[^>]*\bhref=")(\/assets\/[^"]+)"/g

/**
 * Returns a page for the preview iframe, without scripts and site files.
 * @param drawings data URLs by path
 */
export const iframeDocument = (html: string, drawings: Readonly<Record<string, string>>): string =>
  withPolicy(
    withoutScripts(html)
      .replace(LINKS, '')
      .replace(SHEETS, '')
      .replace(DRAWING, (_, before: string, path: string) => `${before}${drawings[path] ?? path}"`),
    IFRAME_POLICY,
  )
