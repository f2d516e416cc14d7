const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeSign = (sign: string): string => ESCAPES[sign] ?? sign

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, escapeSign)

/** Escapes element content only; quotes stay unescaped. */
export const escapeElementText = (text: string): string => text.replace(/[&<>]/g, escapeSign)
