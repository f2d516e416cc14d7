import { ISO_CODE, LANGUAGES, TIME_ZONE, type Language } from '@flou/shared/locale.ts'
import { previewTexts } from '@flou/shared/texts/publishing.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { withoutScripts, withPolicy } from './withoutScripts.ts'

/** Allows only the site's own files; no scripts or forms. */
const LINK_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const translate = reader(previewTexts)

const STYLE = `
.preview-bar { position: fixed; z-index: 2147483647; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center;
  justify-content: center; gap: 4px 20px; padding: 10px 16px; background: #ffd54a; color: #241a00; border-top: 2px solid #241a00;
  font: 600 15px/1.4 system-ui, sans-serif; }
.preview-bar span { text-align: center; }
.preview-bar span, .preview-bar a { font-weight: 500; font-size: 14px; }
.preview-bar nav { display: flex; gap: 14px; }
.preview-bar a { padding: 4px 2px; color: inherit; text-decoration: underline; }
.preview-bar a[aria-current] { font-weight: 700; text-decoration: none; }
.preview-bar a:focus-visible { outline: 3px solid #241a00; outline-offset: 2px; }
body { padding-bottom: 120px; }`

const instantText = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(ISO_CODE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(instant))

interface Shared {
  language: Language
  expires: string
  /** Location of the same page in a language. */
  hrefOf?: (language: Language) => string
}

const languageLink = (one: Language, { language, hrefOf = languageQuery }: Shared) =>
  `<a href="${hrefOf(one)}" lang="${one}" hreflang="${one}"${one === language ? ' aria-current="true"' : ''}>${previewTexts.languageName[one]}</a>`

const languageQuery = (language: Language) => `?language=${language}`

function watermark(shared: Shared): string {
  const { language, expires } = shared
  const ends = translate[language]('expires', { time: `${instantText(expires, language)} WIB` })
  const links = LANGUAGES.map((one) => languageLink(one, shared)).join('')
  return (
    `<style>${STYLE}</style>` +
    `<aside class="preview-bar" aria-label="${previewTexts.notPublished[language]}"><strong>${previewTexts.notPublished[language]}</strong>` +
    `<span>${ends}</span><nav aria-label="${previewTexts.language[language]}">${links}</nav></aside>`
  )
}

const ALTERNATE_LINKS = /<link rel="(?:canonical|alternate)"[^>]*>/gi
const SWITCH = /<a\b[^>]*\bdata-language="(en|id)"[^>]*>/g

const switchHere = (html: string, { hrefOf = languageQuery }: Shared) =>
  html.replace(SWITCH, (tag, language: Language) => tag.replace(/href="[^"]*"/, `href="${hrefOf(language)}"`))

/** Returns a shared preview page: no scripts, with a banner, not indexable. */
export function linkDocument(html: string, shared: Shared): string {
  const page = withPolicy(switchHere(withoutScripts(html).replace(ALTERNATE_LINKS, ''), shared), LINK_POLICY)
  return page
    .replace('</head>', () => '<meta name="robots" content="noindex, nofollow"/></head>')
    .replace('</body>', () => `${watermark(shared)}</body>`)
}
