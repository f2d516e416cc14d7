import type { Language } from '@flou/shared/locale.ts'
import type { MailTexts } from '@flou/shared/mail/mailPreview.ts'
import type { MailKey, PlaceholderOf } from '@flou/shared/mail/mails.ts'
import { placeholdersIn } from '@flou/shared/mail/placeholders.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { fillText } from '@flou/shared/texts/reader.ts'

export interface MailSection {
  title?: string
  rows: readonly { label: string; text: string; url?: string }[]
  after?: string
}

export interface MailContent {
  subject: string
  paragraphs: string[]
  sections?: readonly MailSection[]
  link?: { url: string; title: string }
  closing: string
  /** Values must be ours, never user input. */
  headers?: Readonly<Record<string, string>>
  replyTo?: string
  brand?: string | undefined
  picture?: { name: string; gif: Uint8Array; text: string }
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
}
export interface MailSite {
  adminOrigin: string
  siteOrigin: string
  brand?: string | undefined
}

export const siteName = ({ brand, siteOrigin }: MailSite): string => brand ?? new URL(siteOrigin).host

export interface MailFacts<K extends MailKey = MailKey> {
  mail: K
  values: Readonly<Record<PlaceholderOf<K>, string>>
  sections?: readonly MailSection[]
  url?: string
  headers?: MailContent['headers']
  replyTo?: string
  calendar?: MailContent['calendar']
  picture?: MailContent['picture']
  /** Values are lower case; sentences that begin with one are capitalized. */
  isLowered?: true
}

export const mailFacts = <K extends MailKey>(facts: MailFacts<K>): AnyFacts => facts

export type AnyFacts = Omit<MailFacts, 'values'> & {
  values: Readonly<Record<string, string>>
  texts?: MailTexts
}

/** Builds facts from outbox parameters; throws if they are invalid. */
export type MailTemplate = (params: unknown, language: Language, site: MailSite) => AnyFacts

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Placeholders without a value stay unchanged. */
export function composeMail(
  facts: AnyFacts,
  { subject, body, button = '', closing }: MailTexts,
): MailContent {
  const { values, url, sections, headers, replyTo, calendar, picture, isLowered } = facts
  const fill = (text: string) => (isLowered ? capitalize(fillText(text, values)) : fillText(text, values))
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
    ...(replyTo !== undefined && { replyTo }),
    ...(calendar && { calendar }),
    ...(picture && { picture }),
  }
}

/** False if texts contain a placeholder that no longer exists. */
export const canFill = ({ values }: AnyFacts, texts: MailTexts): boolean =>
  Object.values(texts).every((text: string) =>
    placeholdersIn(text).every((name) => Object.hasOwn(values, name)),
  )

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
  // dark on green for contrast
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
    const cell = url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`
    return `<tr><th scope="row" style="${STYLES.label}">${escapeHtml(label)}</th><td style="${STYLES.cell}">${cell}</td></tr>`
  })
  const tail = after === undefined ? '' : `\n<p style="${STYLES.small}">${escapeHtml(after)}</p>`
  return `${head}<table style="${STYLES.table}">${lines.join('\n')}</table>${tail}`
}

/** Inline attachment, so no remote content is loaded. */
const pictureHtml = ({ name, text }: NonNullable<MailContent['picture']>) =>
  `<p><img src="cid:${name}" alt="${escapeHtml(text)}" width="174" height="174" style="${STYLES.picture}"></p>\n<p><strong>${escapeHtml(text)}</strong></p>\n`

const paragraphHtml = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

/** Escapes all texts. The URL is also shown as text, for readers who avoid buttons. */
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

/** For previews: the image is inlined, and links target a new window, because frames block them. */
export function standaloneHtml(content: MailContent, language: Language): string {
  const html = mailHtml(content, language).replace('<head>', '<head><base target="_blank">')
  if (!content.picture) return html
  const { name, gif } = content.picture
  return html.replace(`cid:${name}`, `data:image/gif;base64,${Buffer.from(gif).toString('base64')}`)
}
