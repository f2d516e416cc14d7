/** Allowed link URLs; must match the server's rule. */
export const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/|#)/i

const MAIL = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/

/** Normalises a typed link: `flou.example/x` → `https://flou.example/x`; undefined if invalid. */
export function normalizeLink(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (MAIL.test(text)) return `mailto:${text}`
  if (HOST.test(text)) return `https://${text}`
  return text === '' || SAFE_LINK.test(text) ? text : undefined
}
