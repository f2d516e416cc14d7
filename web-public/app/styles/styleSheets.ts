import { preload } from 'react-dom'

declare global {
  interface Window {
    /** Called by the router before showing a page (bundle/unusedRouter.ts). */
    preloadStyleSheets?: (files: readonly string[] | undefined) => void
  }
}

function embeddedSheets(document: Document): ReadonlySet<string> {
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  return new Set(elements.flatMap((element) => element.dataset['href']?.split(' ') ?? []))
}

/** Removes the empty fragment, by which the manifest marks sheets of lazy scripts. */
export const fileOf = (name: string): string => name.replace(/#$/, '')

const embedded: ReadonlySet<string> = import.meta.env.SSR ? new Set() : embeddedSheets(document)

export const notInDocument = (files: readonly string[]): string[] =>
  files.filter((file) => !embedded.has(file))

/** Adds disabled links for embedded sheets, so that lazy scripts do not load them again. */
export function linkEmbeddedSheets(): void {
  for (const file of embedded) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: file }))
  }
}

export function preloadStyleSheets(files: readonly string[] = []): void {
  for (const file of notInDocument(files.map(fileOf))) preload(file, { as: 'style' })
}
