const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeSign = (sign: string): string => ESCAPES[sign] ?? sign

/** Text as it stands in mark-up, between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, escapeSign)

/** Text as it stands between tags alone, where quotes need no escape. */
export const escapeElementText = (text: string): string => text.replace(/[&<>]/g, escapeSign)
