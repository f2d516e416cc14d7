import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Functions } from '../lambda/functions.ts'

interface PublishTarget {
  functions: Functions
  origins: { site: string; admin: string }
}

/** Records the renderer and origins of the published pages. */
export const publishedFile = (stateDir: string): string => path.join(stateDir, 'published.json')

function publishedKey(stateDir: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(publishedFile(stateDir), 'utf8')) as { key: string }).key
  } catch {
    return undefined
  }
}

export const publishedRenderer = (stateDir: string) => publishedKey(stateDir)?.split(' ')[0]

/** Undefined before the first full publish. */
export function publishedOrigins(stateDir: string): { site: string; admin: string } | undefined {
  const [, site, admin] = publishedKey(stateDir)?.split(' ') ?? []
  return site !== undefined && admin !== undefined ? { site, admin } : undefined
}

const keyOf = ({ origins }: Pick<PublishTarget, 'origins'>, renderer: string) =>
  `${renderer} ${origins.site} ${origins.admin}`

/** True for another renderer, other origins, or before the first publish. */
export const needsPublish = (product: Pick<PublishTarget, 'origins'>, stateDir: string, renderer: string) =>
  publishedKey(stateDir) !== keyOf(product, renderer)

/** Renders every page, like the last step of a deploy. */
export async function publishAll(
  product: PublishTarget,
  stateDir: string,
  renderer: string,
): Promise<unknown> {
  const key = keyOf(product, renderer)
  const result = await product.functions.named('publish').invoke({ full: true })
  writeFileSync(publishedFile(stateDir), JSON.stringify({ key, at: new Date().toISOString(), result }))
  return result
}

/** Makes the home page available before the others. */
export const publishHome = (product: PublishTarget): Promise<unknown> =>
  product.functions.named('publish').invoke({ paths: ['/'] })

export function lastFullPublish(stateDir: string): unknown {
  try {
    return JSON.parse(readFileSync(publishedFile(stateDir), 'utf8'))
  } catch {
    return null
  }
}
