import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'

const SOURCES = ['shared', 'functions', 'web-public/app', 'web-admin/src', 'infra', 'local', 'demo', 'tests']
const MADE = /^(?:node_modules|build|dist|\.[\w-]+|cdk\.out)$/

/** Source folders relative to the project, each with its TypeScript files. */
export function sourceFolders(folders: readonly string[] = SOURCES): { folder: string; files: string[] }[] {
  return folders.flatMap((folder) => {
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    const below = entries.filter((entry) => entry.isDirectory() && !MADE.test(entry.name))
    const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    return [
      { folder, files: files.map(({ name }) => name) },
      ...sourceFolders(below.map(({ name }) => `${folder}/${name}`)),
    ]
  })
}
