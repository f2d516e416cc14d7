import type { SearchDocument } from '@flou/functions/features/search/segments/document.ts'

/** A copy in which every ninth word is unique, for a realistic vocabulary size. */
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

/** That many documents: the given ones, then copies with other words. Throws if there are none. */
export const manyDocuments = (documents: readonly SearchDocument[], pages: number): SearchDocument[] =>
  Array.from({ length: pages }, (_, at) => {
    const document = documents[at % documents.length]
    if (!document) throw new Error('The product has no pages')
    return copyOf(document, Math.floor(at / documents.length))
  })
