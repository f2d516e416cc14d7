import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed() : each,
  )

/** Returns canonical JSON (RFC 8785). Lone surrogates become U+FFFD. */
export function canonicalText(value: unknown): string {
  try {
    return canonicalize(value) ?? 'null'
  } catch {
    return canonicalize(wellFormed(value)) ?? 'null'
  }
}

/** Returns the SHA-256 of the canonical JSON in hex. */
export const canonicalHash = (value: unknown): string => hash('sha256', canonicalText(value))
