/** Notes and comments of Word, text that it hides, and pictures of comments' authors. */
const HIDDEN = /mso-element:\s*(?:comment|footnote|endnote)|mso-hide:\s*all|display:\s*none/i

/** Marks of notes in the text, of Word, Google Docs and LibreOffice. */
const MARKS =
  '.MsoCommentReference, .MsoFootnoteReference, .MsoEndnoteReference, .msocomanchor, .msocomoff, .sdfootnoteanc, .sdendnoteanc, ' +
  ['#_msocom', '#_ftn', '#_edn', '#ftnt', '#cmnt'].map((start) => `a[href^="${start}"]`).join(', ')

/** The anchor by which a mark leads to its note. */
const NOTE_ID = /^(?:_ftn|_edn|_msocom_|ftnt|cmnt)\d+$/
const NOTE_BLOCK = 'p, li, div'

/** Removes footnotes, endnotes and comments, and their marks in the text. */
export function dropNotes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]'))
    if (HIDDEN.test(element.getAttribute('style') ?? '')) element.remove()
  for (const anchor of body.querySelectorAll('a[id], a[name]')) {
    const names = [anchor.getAttribute('id') ?? '', anchor.getAttribute('name') ?? '']
    if (names.some((name) => NOTE_ID.test(name))) anchor.closest(NOTE_BLOCK)?.remove()
  }
  for (const mark of body.querySelectorAll(MARKS)) {
    const { parentElement: holder } = mark
    mark.remove()
    if (holder?.localName === 'sup' && (holder.textContent ?? '').trim() === '') holder.remove()
  }
}
