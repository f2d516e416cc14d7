import path from 'node:path'
import {
  gitFiles,
  importGraph,
  projectFiles,
  readSources,
  type ImportGraph,
} from './structure/importGraph.ts'

const TEST = /^(?!tests\/e2e\/).*\.test\.tsx?$/
/** A table service, a compiler, a product: they take most of the time of all tests. */
const STARTS_PROCESS = /\bfrom 'node:child_process'/
/** Import it for other reasons. */
const FRAME = /^tests\/(?:steps\.ts|structure\/)/

function reaches(graph: ImportGraph, start: string, goals: ReadonlySet<string>): boolean {
  const found = new Set([start])
  for (const file of found) {
    if (goals.has(file)) return true
    for (const target of graph.get(file) ?? []) found.add(target)
  }
  return false
}

/**
 * Unit tests that start other processes, directly or through an import, unless they are in the folder of a changed file
 * or import one.
 */
export function slowTests(sources: ReadonlyMap<string, string>, changed: readonly string[]): string[] {
  const graph = importGraph(sources)
  const starting = new Set(
    [...sources].flatMap(([file, text]) => (STARTS_PROCESS.test(text) && !FRAME.test(file) ? [file] : [])),
  )
  const folders = new Set(changed.map((file) => path.posix.dirname(file)))
  const isNear = (test: string) =>
    folders.has(path.posix.dirname(test)) || changed.some((file) => graph.get(test)?.has(file))
  return [...sources.keys()].filter(
    (file) => TEST.test(file) && !isNear(file) && reaches(graph, file, starting),
  )
}

/** Files that differ from the last commit, new ones included. */
const changedFiles = (): string[] => [
  ...gitFiles(['diff', '--name-only', 'HEAD']),
  ...gitFiles(['ls-files', '-o', '--exclude-standard']),
]

/** Slow tests that the files changed since the last commit do not concern. */
export const unconcernedSlowTests = (): string[] => slowTests(readSources(projectFiles()), changedFiles())
