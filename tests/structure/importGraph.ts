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

/** The TypeScript sources of the product. @param root the folder of a checkout */
export function sourceFiles(root = ROOT): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed.split('\n').filter((file) => file !== '' && !EXEMPT.test(file))
  return files.filter((file) => existsSync(path.join(root, file)))
}

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

/** Import graph of the project on disk. */
export const projectGraph = (): ImportGraph =>
  importGraph(new Map(sourceFiles().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])))
