/**
 * Non-cryptographic 64-bit digest (two FNV-1a sums) to compare page data, identical on server and browser.
 * Web Crypto requires a secure origin. Using 32-bit integers is twice as fast.
 */
export function fingerprint(text: string): string {
  let even = 0x811c9dc5 | 0
  let odd = 0x9e3779b9 | 0
  const last = text.length - 1
  for (let at = 0; at < last; at += 2) {
    even = Math.imul(even ^ text.charCodeAt(at), 0x01000193)
    odd = Math.imul(odd ^ text.charCodeAt(at + 1), 0x5bd1e995)
  }
  if (last % 2 === 0) {
    even = Math.imul(even ^ text.charCodeAt(last), 0x01000193)
    odd = Math.imul(odd, 0x5bd1e995)
  }
  return [even, odd].map((sum) => (sum >>> 0).toString(36)).join('-')
}
