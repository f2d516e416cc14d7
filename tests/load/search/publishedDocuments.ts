import { localPath, type Language } from '@flou/shared/locale.ts'
import { readDocument } from '@flou/functions/features/search/indexing/readDocument.ts'
import type { SearchDocument } from '@flou/functions/features/search/segments/document.ts'

const textOf = async (address: string) => (await fetch(address)).text()

const placesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Search documents of a running product's sitemap. */
export async function publishedDocuments(origin: string, language: Language): Promise<SearchDocument[]> {
  const files = placesIn(await textOf(`${origin}/sitemap.xml`))
  const addresses = (await Promise.all(files.map((file) => textOf(origin + file)))).flatMap(placesIn)
  const paths = addresses.filter((address) => !/^\/id(\/|$)/.test(address))
  const documents: SearchDocument[] = []
  for (const path of paths) {
    const document = readDocument(path, await textOf(origin + localPath(path, language)))
    if (document) documents.push(document)
  }
  return documents
}
