import { LIMITS } from '@flou/shared/limits.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { OutsideLink } from '@flou/shared/publishing/publishing.ts'
import type { FoundLink } from './linksIn.ts'

/** Links that share or subscribe to a page name it, and differ on every page. */
const namesSite = ({ search }: URL, { hostname }: URL) => search.includes(hostname)

function outsideTarget(href: string, site: URL | null): string | undefined {
  const url = href.startsWith('https://') ? URL.parse(href) : null
  if (!url || url.host === site?.host || url.username !== '' || (site && namesSite(url, site)))
    return undefined
  url.hash = ''
  return url.href.length > LIMITS.text ? undefined : url.href
}

export function addOutside(
  found: Map<string, OutsideLink>,
  links: readonly FoundLink[],
  { language, origin }: { language: Language; origin: string },
): void {
  const site = URL.parse(origin)
  for (const { href, text } of links) {
    const target = outsideTarget(href, site)
    if (target === undefined) continue
    const texts = found.get(target)?.texts ?? {}
    if (texts[language] === undefined) found.set(target, { target, texts: { ...texts, [language]: text } })
  }
}
