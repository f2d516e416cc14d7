import { preload } from 'react-dom'

declare global {
  interface Window {
    /** What the router does with the style sheets of a page that it is about to show (bundle/unusedRouter.ts). */
    preloadStyleSheets?: (files: readonly string[] | undefined) => void
  }
}

/** Paths of the style sheets whose text the document carries, as React has named them in it. */
export function sheetsWithin(document: Document): ReadonlySet<string> {
  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')]
  return new Set(elements.flatMap((element) => element.dataset['href']?.split(' ') ?? []))
}

/** The file that the router's manifest names: it marks those that a script loaded later needs, too, with an empty fragment. */
export const fileOf = (name: string): string => name.replace(/#$/, '')

const within: ReadonlySet<string> = import.meta.env.SSR ? new Set() : sheetsWithin(document)

/** Those that have to be fetched for a page. */
export const notInDocument = (files: readonly string[]): string[] => files.filter((file) => !within.has(file))

/**
 * Names the style that the document carries as files, too. A script that is loaded later looks among the links for the style sheets that it
 * needs, and fetches those that are missing; links that are disabled are not fetched.
 */
export function linkSheetsWithin(): void {
  for (const file of within) {
    const link = document.createElement('link')
    link.setAttribute('disabled', '')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: file }))
  }
}

/** Called in the browser: fetches what a page needs beside its script and data. React shows the page when its style sheets are there. */
export function preloadStyleSheets(files: readonly string[] = []): void {
  for (const file of notInDocument(files.map(fileOf))) preload(file, { as: 'style' })
}
