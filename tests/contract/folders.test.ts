import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'

/** Source files a folder may hold beside its folders; tests and style sheets stand beside their source and do not count. */
const MOST = 12
const SOURCES = ['shared', 'functions', 'web-public/app', 'web-admin/src', 'infra', 'local', 'tests']
const MADE = /(?:^|\/)(?:node_modules|build|dist|\.[\w-]+|cdk\.out)(?:\/|$)/
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

/** A folder and those in it, each with the source files that it holds. */
function foldersIn(folder: string): { folder: string; files: number }[] {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true })
  const below = entries
    .filter((entry) => entry.isDirectory() && !MADE.test(entry.name))
    .flatMap(({ name }) => foldersIn(`${folder}/${name}`))
  const files = entries.filter((entry) => entry.isFile() && isSource(entry.name)).length
  return [{ folder, files }, ...below]
}

test('no folder holds more source files than can be taken in at a glance', () => {
  const folders = SOURCES.flatMap(foldersIn)

  expect(folders.length).toBeGreaterThan(150)
  expect(folders.filter(({ files }) => files > MOST)).toEqual([])
})
