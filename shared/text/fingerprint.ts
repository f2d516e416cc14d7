/**
 * A short mark of a text, the same on the server and in the browser: tells editions of a page apart, and nothing else. Two sums of 32 bits
 * (FNV-1a), each of every other character; the browser's own digests are for secure origins only. Sums that are whole numbers of 32 bits from
 * the first on, and no look behind the text's end, take half the time.
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
