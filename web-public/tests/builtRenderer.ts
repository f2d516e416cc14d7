import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'

const APP = path.join(import.meta.dirname, '..')
const BUNDLE = path.join(APP, 'build/server/index.js')

const modifiedAt = (file: string) => statSync(file).mtimeMs

const newestModification = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => modifiedAt(path.join(entry.parentPath, entry.name))),
  )

const isStale = () => {
  if (!existsSync(BUNDLE)) return true
  const sources = [
    newestModification(path.join(APP, 'app')),
    newestModification(path.join(APP, 'bundle')),
    newestModification(path.join(APP, 'worker')),
    modifiedAt(path.join(APP, 'publisher.ts')),
    modifiedAt(path.join(APP, 'vite.config.ts')),
  ]
  return Math.max(...sources) > modifiedAt(BUNDLE)
}

/**
 * Returns the publisher build, rebuilt if stale.
 * @param copy a distinct name creates a fresh instance
 */
export async function builtRenderer(copy = ''): Promise<SiteRenderer> {
  if (isStale()) {
    const cli = path.join(APP, '../node_modules/.bin/react-router')
    execFileSync(process.execPath, [cli, 'build'], { cwd: APP, stdio: 'pipe' })
  }
  return (await import(`${BUNDLE}?${copy}`)) as SiteRenderer
}
