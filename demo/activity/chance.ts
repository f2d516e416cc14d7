/** Pseudo-random number from 0 to 1, always the same for a text (FNV-1a). */
export function chance(text: string): number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
}
