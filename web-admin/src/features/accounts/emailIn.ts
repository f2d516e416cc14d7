/** Returns the email in the hash of a mailed link; '' if there is none. */
export function emailIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
