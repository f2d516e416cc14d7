import type { MediaFolderEntry } from '@flou/shared/media.ts'

export interface FolderNode extends MediaFolderEntry {
  /** 0 at the top. */
  depth: number
  /** Names from the top, as a path: `news/2026`. */
  path: string
}

/** Folders in the order of a tree, each below its parent. One whose parent is gone stands at the top. */
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

/** Folders into which one can be moved: not itself and none below it. */
export function placesFor(nodes: readonly FolderNode[], id: number | undefined): FolderNode[] {
  const own = nodes.find((node) => node.id === id)
  return own ? nodes.filter(({ path }) => path !== own.path && !path.startsWith(`${own.path}/`)) : [...nodes]
}
