import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

const GENERATED_FOLDERS = new Set(['node_modules', 'dist', 'build', 'cdk.out', '.react-router', '.cache'])
const isSource = (name: string) => !/\.(test|bench)\.tsx?$/.test(name)

/** Returns a SHA-256 over names and contents of files and folders. */
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
    .filter(({ name }) => !GENERATED_FOLDERS.has(name)) // also where it is a link
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesOf(path.join(start, entry.name))
      return isSource(entry.name) ? [path.join(start, entry.name)] : []
    })
}
