import type { Language } from '@flou/shared/locale.ts'
import type { MailKey, MailTexts, PlaceholderOf } from '@flou/shared/mails/mails.ts'
import { filled, placeholdersIn } from '@flou/shared/mails/placeholders.ts'
import { escapeHtml } from '@flou/shared/text/escapeHtml.ts'

/** Lines of a mail that belong together, each with a label. */
export interface MailSection {
  title?: string
  rows: readonly { label: string; text: string; url?: string }[]
  after?: string
}

/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  subject: string
  paragraphs: string[]
  sections?: readonly MailSection[]
  link?: { url: string; title: string }
  closing: string
  /** Further header lines by name; values are ours alone, nothing that somebody typed. */
  headers?: Readonly<Record<string, string>>
  /** Above everything else. */
  brand?: string | undefined
  /** A picture that travels with the mail, with what it says as text. */
  picture?: { name: string; gif: Uint8Array; text: string }
  /** An entry for calendars (RFC 5545), as a file. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
}
/** Where links of mails lead to. */
export interface MailSite {
  adminOrigin: string
  siteOrigin: string
  /** The name of the site in the reader's language. */
  brand?: string | undefined
}

/** Name of the site in mails; its host if it has none. */
export const siteName = ({ brand, siteOrigin }: MailSite): string => brand ?? new URL(siteOrigin).host

/** What a mail says beside its texts, which the back-office edits: what its placeholders stand for, and where it leads. */
export interface MailFacts<K extends MailKey = MailKey> {
  mail: K
  values: Readonly<Record<PlaceholderOf<K>, string>>
  sections?: readonly MailSection[]
  /** Where its button leads; absent for a mail whose declaration has no button. */
  url?: string
  headers?: MailContent['headers']
  calendar?: MailContent['calendar']
  picture?: MailContent['picture']
  /** True where values are written small: a sentence that begins with one begins with a capital. */
  isLowered?: true
}

/** Checks the facts of one mail against its placeholders. */
export const mailFacts = <K extends MailKey>(facts: MailFacts<K>): AnyFacts => facts

/** The facts of a mail, whichever it is. */
export type AnyFacts = Omit<MailFacts, 'values'> & {
  values: Readonly<Record<string, string>>
  /** The texts of a sample: those that somebody is editing. */
  texts?: MailTexts
}

/** Makes the facts of a mail of the parameters of its outbox item; throws where they are not what it needs. */
export type MailTemplate = (params: unknown, language: Language, site: MailSite) => AnyFacts

const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The mail that facts and texts make together. A placeholder without a value stays as it is written. */
export function composeMail(
  facts: AnyFacts,
  { subject, body, button = '', closing }: MailTexts,
): MailContent {
  const { values, url, sections, headers, calendar, picture, isLowered } = facts
  const fill = (text: string) => (isLowered ? raised(filled(text, values)) : filled(text, values))
  return {
    subject: fill(subject),
    paragraphs: body
      .split(/\n{2,}/)
      .map((paragraph) => fill(paragraph.trim()))
      .filter((paragraph) => paragraph !== ''),
    ...(sections && { sections }),
    ...(url !== undefined && { link: { url, title: button } }),
    closing: fill(closing),
    ...(headers && { headers }),
    ...(calendar && { calendar }),
    ...(picture && { picture }),
  }
}

/** Whether every placeholder of the texts has a value: texts that were edited before a placeholder went may not. */
export const canFill = ({ values }: AnyFacts, texts: MailTexts): boolean =>
  Object.values(texts).every((text: string) =>
    placeholdersIn(text).every((name) => Object.hasOwn(values, name)),
  )

/** The mail for programs that show text only. */
export const mailText = ({ brand, paragraphs, sections = [], picture, link, closing }: MailContent): string =>
  [
    ...(brand === undefined ? [] : [brand]),
    ...paragraphs,
    ...sections.map(sectionText),
    ...(picture ? [picture.text] : []),
    ...(link ? [link.url] : []),
    closing,
  ].join('\n\n')

const sectionText = ({ title, rows, after }: MailSection): string =>
  [
    ...(title === undefined ? [] : [`${title}:`]),
    ...rows.map(({ label, text, url }) => `${label}: ${text}${url === undefined ? '' : `\n${url}`}`),
    ...(after === undefined ? [] : [after]),
  ].join('\n')

const STYLES = {
  body: 'margin:0;padding:24px;background:#f4f6f8;color:#0b1b2b;font:16px/1.5 system-ui,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:12px',
  // dark on green: white on it cannot be read (decision 45)
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#64E818;color:#0b1b2b;font-weight:600;text-decoration:none',
  small: 'color:#465666;font-size:14px',
  table: 'border-collapse:collapse;width:100%;margin:0 0 16px',
  picture: 'display:block;border:0',
  label: 'color:#465666;font-weight:400;text-align:left;vertical-align:top;width:35%;padding:4px 12px 4px 0',
  cell: 'vertical-align:top;padding:4px 0;overflow-wrap:anywhere;white-space:pre-line',
} as const

function sectionHtml({ title, rows, after }: MailSection): string {
  const head = title === undefined ? '' : `<p><strong>${escapeHtml(title)}</strong></p>\n`
  const lines = rows.map(({ label, text, url }) => {
    const shown =
      url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
    return `<tr><th scope="row" style="${STYLES.label}">${escapeHtml(label)}</th><td style="${STYLES.cell}">${shown}</td></tr>`
  })
  const tail = after === undefined ? '' : `\n<p style="${STYLES.small}">${escapeHtml(after)}</p>`
  return `${head}<table style="${STYLES.table}">${lines.join('\n')}</table>${tail}`
}

/** A picture that travels with the mail: nothing is loaded from elsewhere. Its text stands below it, too. */
const pictureHtml = ({ name, text }: NonNullable<MailContent['picture']>) =>
  `<p><img src="cid:${name}" alt="${escapeHtml(text)}" width="174" height="174" style="${STYLES.picture}"></p>\n<p><strong>${escapeHtml(text)}</strong></p>\n`

const paragraphHtml = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** The mail as HTML, every text escaped. The address is shown as text, too, for who does not trust buttons. */
export function mailHtml(
  { subject, brand, paragraphs, sections = [], picture, link, closing }: MailContent,
  language: Language,
): string {
  const url = link && escapeHtml(link.url)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLES.body}"><div style="${STYLES.card}">
${brand === undefined ? '' : `<p><strong>${escapeHtml(brand)}</strong></p>\n`}${[...paragraphs.map(paragraphHtml), ...sections.map(sectionHtml)].join('\n')}
${picture ? pictureHtml(picture) : ''}${link ? `<p><a style="${STYLES.button}" href="${url}">${escapeHtml(link.title)}</a></p>\n<p style="${STYLES.small}">${url}</p>` : ''}
<p style="${STYLES.small}">${escapeHtml(closing)}</p>
</div></body></html>`
}

/** A mail's HTML for where there is no mail around it: its picture is inside it, and its links would open a window, which frames forbid. */
export function standaloneHtml(content: MailContent, language: Language): string {
  const html = mailHtml(content, language).replace('<head>', '<head><base target="_blank">')
  if (!content.picture) return html
  const { name, gif } = content.picture
  return html.replace(`cid:${name}`, `data:image/gif;base64,${Buffer.from(gif).toString('base64')}`)
}
