/**
 * A short mark of a text, the same on the server and in the browser: tells editions of a page apart, and nothing else. Two sums of 32 bits
 * (FNV-1a), each of every other character; the browser's own digests are for secure origins only.
 */
export function fingerprint(text: string): string {
  let [even, odd] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 2) {
    even = Math.imul(even ^ text.charCodeAt(at), 0x01000193)
    odd = Math.imul(odd ^ text.charCodeAt(at + 1), 0x5bd1e995)
  }
  return [even, odd].map((sum) => (sum >>> 0).toString(36)).join('-')
}
