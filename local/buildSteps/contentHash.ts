import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** Folders that are made, not written. */
const MADE = new Set(['node_modules', 'dist', 'build', 'cdk.out', '.react-router', '.cache'])
/** A test changes nothing that is built. */
const isSource = (name: string) => !/\.(test|bench)\.tsx?$/.test(name)

/** A hash over the names and contents of files; folders are walked. Paths are relative to the project. */
export function contentHash(inputs: readonly string[], more: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf)) {
    hash.update(path.relative(PROJECT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex')
}

function filesOf(input: string): string[] {
  const start = path.resolve(PROJECT, input)
  if (!existsSync(start)) return []
  if (statSync(start).isFile()) return [start]
  return readdirSync(start, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesOf(path.join(start, entry.name))
      return isSource(entry.name) ? [path.join(start, entry.name)] : []
    })
}
