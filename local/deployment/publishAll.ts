import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Functions } from '../lambda/functions.ts'

/** A product whose pages are rendered. */
interface Publishing {
  functions: Functions
  /** What pages name. */
  origins: { site: string; admin: string }
}

/** Says of a state what its pages were made with. */
export const publishedFile = (stateDir: string): string => path.join(stateDir, 'published.json')

/** What the pages in the bucket were made with; undefined before the first full publish. */
function publishedKey(stateDir: string): string | undefined {
  try {
    // Written by `publishAll` below, nobody else.
    return (JSON.parse(readFileSync(publishedFile(stateDir), 'utf8')) as { key: string }).key
  } catch {
    return undefined
  }
}

/** The renderer that the pages in the bucket were made with. */
export const publishedRenderer = (stateDir: string) => publishedKey(stateDir)?.split(' ')[0]

/** The addresses that the pages in the bucket name; undefined before the first full publish. */
export function publishedOrigins(stateDir: string): { site: string; admin: string } | undefined {
  const [, site, admin] = publishedKey(stateDir)?.split(' ') ?? []
  return site !== undefined && admin !== undefined ? { site, admin } : undefined
}

/** Pages are those of a renderer and of the addresses they name. */
const keyOf = ({ origins }: Pick<Publishing, 'origins'>, renderer: string) =>
  `${renderer} ${origins.site} ${origins.admin}`

/** Whether the pages were made by another renderer, for other addresses, or never. */
export const needsPublish = (product: Pick<Publishing, 'origins'>, stateDir: string, renderer: string) =>
  publishedKey(stateDir) !== keyOf(product, renderer)

/**
 * Renders every page, as the deploy does at its end.
 * @param renderer identifies the renderer
 * @returns what the function reports
 */
export async function publishAll(product: Publishing, stateDir: string, renderer: string): Promise<unknown> {
  const key = keyOf(product, renderer)
  const result = await product.functions.named('publish').invoke({ full: true })
  writeFileSync(publishedFile(stateDir), JSON.stringify({ key, at: new Date().toISOString(), result }))
  return result
}

/** Renders the home page alone: the first thing that anybody opens need not wait for all others. */
export const publishHome = (product: Publishing): Promise<unknown> =>
  product.functions.named('publish').invoke({ paths: ['/'] })

/** The last full publish, for the developer page. */
export function lastFullPublish(stateDir: string): unknown {
  try {
    return JSON.parse(readFileSync(publishedFile(stateDir), 'utf8'))
  } catch {
    return null
  }
}
