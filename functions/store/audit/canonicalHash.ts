import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** A copy whose texts have no halves of surrogate pairs, which canonical JSON does not know. */
const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'string' ? each.toWellFormed() : each,
  )

/**
 * Canonical JSON (RFC 8785). Half a surrogate pair, which RFC 8785 refuses, counts as U+FFFD.
 * @param value anything that JSON can say
 */
export function canonicalText(value: unknown): string {
  try {
    return canonicalize(value) ?? 'null'
  } catch {
    return canonicalize(wellFormed(value)) ?? 'null'
  }
}

/** SHA-256 of a value's canonical JSON as UTF-8; 64 lower-case hexadecimal digits. */
export const canonicalHash = (value: unknown): string => hash('sha256', canonicalText(value))
