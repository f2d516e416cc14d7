import { expect, test } from 'vitest'
import { folderTree, targetFoldersFor } from './folderTree.ts'

const folder = (id: number, name: string, parentId = 0) => ({
  id,
  name,
  parentId,
  recordVersion: 1,
  count: 0,
})
const tree = folderTree([folder(3, '2026', 1), folder(2, 'logos'), folder(1, 'news'), folder(4, 'june', 3)])

test('each folder stands below its parent with its path', () => {
  expect(tree.map(({ path, depth }) => [path, depth])).toEqual([
    ['logos', 0],
    ['news', 0],
    ['news/2026', 1],
    ['news/2026/june', 2],
  ])
})

test('a folder whose parent is gone stands at the top', () => {
  expect(folderTree([folder(7, 'left', 99)])).toMatchObject([{ path: 'left', depth: 0 }])
})

test('a folder moves neither into itself nor below itself', () => {
  expect(targetFoldersFor(tree, 3).map(({ path }) => path)).toEqual(['logos', 'news'])
  expect(targetFoldersFor(tree, undefined)).toHaveLength(4)
})
