import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'

/** Imported files by importing file, as project paths. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Tests, their helpers and measuring scripts may import anything. */
const EXEMPT = /\.test\.tsx?$|(?:^|\/)test[A-Z]\w*\.ts$|\/testing\/|\/fakeStorage\.ts$|^tests\/|\/measure\//

/** An import with the line comment above it. */
const IMPORT =
  /(\/\/ circular: \S[^\n]*\n)?(?:^import\s[^'"]*?\bfrom\s+|\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"]((?:\.{1,2}\/|@flou\/)[^'"?]+)['"]/gm

/** Paths that a command of Git lists. @param root the folder of a checkout */
export const gitFiles = (args: readonly string[], root = ROOT): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '')

/** All TypeScript files, tests included. @param root the folder of a checkout */
export const projectFiles = (root = ROOT): string[] =>
  gitFiles(['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], root).filter((file) =>
    existsSync(path.join(root, file)),
  )

/** The TypeScript sources of the product. @param root the folder of a checkout */
export const sourceFiles = (root = ROOT): string[] => projectFiles(root).filter((file) => !EXEMPT.test(file))

const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith('@flou/')
    ? path.posix.normalize(specifier.slice('@flou/'.length))
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))

/**
 * Imports of each source. Those below a comment `// circular: <why>` are excluded, because their recursion is intended.
 */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([file, text]) => {
      const found = [...text.matchAll(IMPORT)].filter(([, circular]) => circular === undefined)
      const targets = found.map(([, , specifier = '']) => targetOf(file, specifier))
      return [file, new Set(targets.filter((target) => target !== file && sources.has(target)))]
    }),
  )
}

/** Files with their text. */
export const readSources = (files: readonly string[]): Map<string, string> =>
  new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))

/** Import graph of the project on disk. */
export const projectGraph = (): ImportGraph => importGraph(readSources(sourceFiles()))
