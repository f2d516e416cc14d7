/** Notes and comments of Word, hidden text, and pictures of comment authors. */
const HIDDEN = /mso-element:\s*(?:comment|footnote|endnote)|mso-hide:\s*all|display:\s*none/i

/** Note markers of Word, Google Docs and LibreOffice. */
const NOTE_MARKERS =
  '.MsoCommentReference, .MsoFootnoteReference, .MsoEndnoteReference, .msocomanchor, .msocomoff, .sdfootnoteanc, .sdendnoteanc, ' +
  ['#_msocom', '#_ftn', '#_edn', '#ftnt', '#cmnt'].map((start) => `a[href^="${start}"]`).join(', ')

const NOTE_ID = /^(?:_ftn|_edn|_msocom_|ftnt|cmnt)\d+$/
const NOTE_BLOCK = 'p, li, div'

export function dropNotes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]'))
    if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove()
  for (const anchor of body.querySelectorAll('a[id], a[name]')) {
    const names = [anchor.getAttribute('id') ?? '', anchor.getAttribute('name') ?? '']
    if (names.some((name) => NOTE_ID.test(name))) anchor.closest(NOTE_BLOCK)?.remove()
  }
  for (const marker of body.querySelectorAll(NOTE_MARKERS)) {
    const { parentElement: parent } = marker
    marker.remove()
    if (parent?.localName === 'sup' && (parent.textContent ?? '').trim() === '') parent.remove()
  }
}
