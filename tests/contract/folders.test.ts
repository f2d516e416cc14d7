import { expect, test } from 'vitest'
import { sourceFolders } from './sourceFiles.ts'

/** Source files a folder may hold beside its folders; tests and style sheets are beside their source and do not count. */
const MOST = 12
const isTest = (name: string) => /\.test\.tsx?$/.test(name)

test('no folder holds more source files than can be taken in at a glance', () => {
  const folders = sourceFolders().map(({ folder, files }) => ({
    folder,
    files: files.filter((name) => !isTest(name)).length,
  }))

  expect(folders.length).toBeGreaterThan(150)
  expect(folders.filter(({ files }) => files > MOST)).toEqual([])
})
