/**
 * A short mark of a text, the same on the server and in the browser: tells editions of a page apart, and nothing else. Two mixed sums of
 * 32 bits each; the browser's own digests are for secure origins only.
 */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x5bd1e995)
    other ^= other >>> 15
  }
  return [one, other].map((sum) => (sum >>> 0).toString(36)).join('-')
}
