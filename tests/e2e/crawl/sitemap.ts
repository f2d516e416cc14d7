const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Paths of all pages that a site's sitemap names, whether it is one file or an index of several. */
export async function pathsInSitemap(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text()
  const first = await read('/sitemap.xml')
  if (!first.includes('<sitemapindex')) return locations(first)
  const parts = await Promise.all(locations(first).map(read))
  return parts.flatMap(locations)
}
