function embeddedSheets(document: Document): ReadonlySet<string> {
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  return new Set(elements.flatMap((element) => element.dataset['href']?.split(' ') ?? []))
}

/** Removes the empty fragment, by which the manifest marks sheets of lazy scripts. */
export const fileOf = (name: string): string => name.replace(/#$/, '')

/** Names the sheets of routes as documents do, so that the router finds those already loaded. */
export function nameSheets(routes: Readonly<Record<string, { css?: string[] } | undefined>>): void {
  for (const route of Object.values(routes)) if (route?.css) route.css = route.css.map(fileOf)
}

const embedded: ReadonlySet<string> = import.meta.env.SSR ? new Set() : embeddedSheets(document)

export const notInDocument = (files: readonly string[]): string[] =>
  files.filter((file) => !embedded.has(file))

/** Adds disabled links for embedded sheets, so that the router and lazy scripts do not load them again. */
export function linkEmbeddedSheets(): void {
  for (const file of embedded) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: file }))
  }
}
