import { withoutScripts, withPolicy } from './withoutScripts.ts'

/** Pictures come from the back-office's own origin, style and typeface are in the document; nothing else loads, nothing runs. */
const FRAME_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const LINKS = /<link\b[^>]*>/gi
/** The page's own style sheets: the style that is put in has them, with the files they name. */
const SHEETS = /<style data-precedence[^>]*>[\s\S]*?<\/style>/g

const DRAWING = /(<image\b[^>]*\bhref=")(\/assets\/[^"]+)"/g

/**
 * A page as the back-office's frame shows it: no script, no file of the site; the style is put in by the back-office.
 * @param drawings what the page's mark-up names of the site's files, as data by address
 */
export const frameDocument = (html: string, drawings: Readonly<Record<string, string>>): string =>
  withPolicy(
    withoutScripts(html)
      .replace(LINKS, '')
      .replace(SHEETS, '')
      .replace(DRAWING, (_, before: string, address: string) => `${before}${drawings[address] ?? address}"`),
    FRAME_POLICY,
  )
