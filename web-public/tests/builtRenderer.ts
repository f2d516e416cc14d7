import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'

const APP = path.join(import.meta.dirname, '..')
const BUNDLE = path.join(APP, 'build/server/index.js')

const changedAt = (file: string) => statSync(file).mtimeMs

const newest = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => changedAt(path.join(entry.parentPath, entry.name))),
  )

const isStale = () => {
  if (!existsSync(BUNDLE)) return true
  const sources = [
    newest(path.join(APP, 'app')),
    newest(path.join(APP, 'bundle')),
    newest(path.join(APP, 'worker')),
    changedAt(path.join(APP, 'publisher.ts')),
    changedAt(path.join(APP, 'vite.config.ts')),
  ]
  return Math.max(...sources) > changedAt(BUNDLE)
}

/**
 * The publisher's server build, built first where a source is newer.
 * @param copy another name gives another instance, which has rendered nothing yet
 */
export async function builtRenderer(copy = ''): Promise<SiteRenderer> {
  if (isStale()) {
    const cli = path.join(APP, '../node_modules/.bin/react-router')
    execFileSync(process.execPath, [cli, 'build'], { cwd: APP, stdio: 'pipe' })
  }
  return (await import(`${BUNDLE}?${copy}`)) as SiteRenderer // publisher.ts satisfies it
}
