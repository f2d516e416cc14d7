const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What XML 1.0 has no way to say: control characters other than tab and line breaks, half characters. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as XML says it, in elements and attributes. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replace(/[&<>"]/g, (character) => NAMES[character] ?? character)
