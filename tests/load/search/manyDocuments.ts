import type { SearchDocument } from '@flou/functions/searchIndex/documents/document.ts'

/** Every ninth word of a copy is one of its own, so that the index has as many words as a site of that size. */
function copyOf(document: SearchDocument, copy: number): SearchDocument {
  if (copy === 0) return document
  let at = 0
  const body = document.body.replace(/[a-z]{5,}/gi, (word) =>
    (at += 1) % 9 === 0 ? `${word}${letters(copy + at)}` : word,
  )
  return { ...document, path: `${document.path}-${copy}`, title: `${document.title} ${letters(copy)}`, body }
}
const letters = (number: number) =>
  Array.from(String(number), (digit) => String.fromCodePoint(97 + Number(digit))).join('')

/** So many documents: those given, then copies of them with other words. Throws where there are none. */
export const manyDocuments = (documents: readonly SearchDocument[], pages: number): SearchDocument[] =>
  Array.from({ length: pages }, (_, at) => {
    const document = documents[at % documents.length]
    if (!document) throw new Error('The product has no pages')
    return copyOf(document, Math.floor(at / documents.length))
  })
