import type { ImportGraph } from './importGraph.ts'

type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** Groups of nodes that reach each other (Tarjan), each in alphabetical order. */
function circlesIn(edges: Edges): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.size - 1)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) circles.push(group.toSorted())
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return circles
}

/** Folders that contain a file, directly or nested. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    const parts = file.split('/').slice(0, -1)
    for (let depth = 0; depth <= parts.length; depth += 1) folders.add(parts.slice(0, depth).join('/'))
  }
  return folders
}

/** Import graph among the children of a folder; a subfolder counts as one node. */
function childGraph(graph: ImportGraph, folder: string): Edges {
  const prefix = folder === '' ? '' : `${folder}/`
  const childOf = (file: string) => prefix + (file.slice(prefix.length).split('/')[0] ?? '')
  const edges = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    if (!file.startsWith(prefix)) continue
    const child = childOf(file)
    const others = [...targets].filter((target) => target.startsWith(prefix)).map(childOf)
    const known = edges.get(child) ?? new Set()
    edges.set(child, new Set([...known, ...others.filter((other) => other !== child)]))
  }
  return edges
}

/** Import cycles between files, and between the children of every folder. */
export function importCircles(graph: ImportGraph): string[][] {
  const files = circlesIn(graph)
  const children = [...foldersOf(graph.keys())].flatMap((folder) => circlesIn(childGraph(graph, folder)))
  const isNew = (circle: string[]) => !files.some((known) => known.join() === circle.join())
  return [...files, ...children.filter(isNew)]
}
