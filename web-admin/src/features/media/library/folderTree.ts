import type { MediaFolderEntry } from '@flou/shared/media/media.ts'

export interface FolderNode extends MediaFolderEntry {
  depth: number
  /** Names from the root: `news/2026`. */
  path: string
}

/** Returns folders in tree order; orphans are at the top. */
export function folderTree(folders: readonly MediaFolderEntry[]): FolderNode[] {
  const ids = new Set(folders.map(({ id }) => id))
  const below = Map.groupBy(folders, ({ parentId }) => (ids.has(parentId) ? parentId : 0))
  const walk = (parent: number, depth: number, prefix: string): FolderNode[] =>
    (below.get(parent) ?? []).flatMap((folder) => {
      const path = `${prefix}${folder.name}`
      return [{ ...folder, depth, path }, ...walk(folder.id, depth + 1, `${path}/`)]
    })
  return walk(0, 0, '')
}

/** Returns valid target folders: not the folder itself or its descendants. */
export function targetFoldersFor(nodes: readonly FolderNode[], id: number | undefined): FolderNode[] {
  const own = nodes.find((node) => node.id === id)
  return own ? nodes.filter(({ path }) => path !== own.path && !path.startsWith(`${own.path}/`)) : [...nodes]
}
