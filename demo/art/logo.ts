const MARK =
  '<path d="M18 46C9 46 4 40 4 33c0-7 5-12 11-13C17 11 24 6 32 6c9 0 16 5 18 13 6 1 10 6 10 12 0 4-1 7-4 10" fill="none" stroke="#64e818" stroke-width="7" stroke-linecap="round"/>' +
  '<path d="M14 34c7-7 13-7 19 0s12 7 19 0" fill="none" stroke="#0b2a3c" stroke-width="6.5" stroke-linecap="round"/>' +
  '<path d="M20 50c6-6 10-6 15 0s9 6 15 0" fill="none" stroke="#2cc4b0" stroke-width="6.5" stroke-linecap="round"/>'

const stroke = (d: string, x: number) => `<path transform="translate(${x},0)" d="${d}"/>`
const LETTER = {
  f: 'M4 40V14C4 7 8 3 15 4 M0 18h13',
  l: 'M3 3v37',
  o: 'M12 17a11.500 11.500 0 1 0 .1 0z',
  u: 'M3 17v13c0 13 18 13 18 0V17 M21 17v23',
  c: 'M20 21A11.500 11.500 0 1 0 20 36',
  d: 'M12 17a11.500 11.500 0 1 0 .1 0z M23.500 3v37',
} as const

const word = (letters: readonly (readonly [keyof typeof LETTER, number])[]) =>
  letters.map(([letter, x]) => stroke(LETTER[letter], x)).join('')

export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="72" viewBox="0 0 320 72"><g transform="translate(4,6) scale(1)">${MARK}</g>` +
  `<g transform="translate(84,12)" fill="none" stroke="#0b2a3c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">` +
  word([
    ['f', 0],
    ['l', 20],
    ['o', 33],
    ['u', 64],
  ]) +
  `<g stroke="#2f8a0a">${word([
    ['c', 102],
    ['l', 131],
    ['o', 143],
    ['u', 173],
    ['d', 204],
  ])}</g></g></svg>`

export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#eafadd"/>` +
  `<g transform="translate(7,7) scale(0.78)">${MARK}</g></svg>`

/** Home screens cut the corners, so the background reaches the edges. */
export const homeIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eafadd"/>` +
  `<g transform="translate(13,14) scale(0.6)">${MARK}</g></svg>`
