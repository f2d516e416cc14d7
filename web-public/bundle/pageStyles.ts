import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MODULE = 'virtual:page-styles'
const RESOLVED = `\0${MODULE}`
const ASSETS = path.join(import.meta.dirname, '../build/client/assets')

function styleSheets(): Record<string, string> {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.css'))
  return Object.fromEntries(
    files.map((name) => [`/assets/${name}`, readFileSync(path.join(ASSETS, name), 'utf8').trim()]),
  )
}

/** Provides the client build's style sheets to the publisher build, which runs afterwards and embeds them. */
export function pageStyles() {
  return {
    name: 'page-styles',
    apply: 'build' as const,
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    load(this: { environment: { name: string } }, id: string) {
      if (id !== RESOLVED) return undefined
      const sheets = this.environment.name === 'ssr' ? styleSheets() : {}
      return `export const pageStyles = ${JSON.stringify(sheets)}`
    },
  }
}
