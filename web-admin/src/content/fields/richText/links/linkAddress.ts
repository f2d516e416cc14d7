import { SAFE_LINK } from '../document/schema.ts'

const MAIL = /^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/
const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/

/** The address that someone means by what they typed: `flou.example/x` → `https://flou.example/x`; undefined for none. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (MAIL.test(text)) return `mailto:${text}`
  if (HOST.test(text)) return `https://${text}`
  return text === '' || SAFE_LINK.test(text) ? text : undefined
}
