const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that XML 1.0 cannot represent. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_CHARACTERS, '')
    .replace(/[&<>"]/g, (character) => NAMES[character] ?? character)
