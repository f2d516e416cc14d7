import { fileURLToPath } from 'node:url'
import type * as z from 'zod/mini'
import { fail } from './contentFiles.ts'
import { parseDataFile } from './parseFile.ts'

/** Reads a file that a schema describes. @throws ContentError */
export function parsed<T>(file: URL, schema: z.ZodMiniType<T>): T {
  const name = fileURLToPath(file)
  const { data, error } = schema.safeParse(parseDataFile(name))
  const [issue] = error?.issues ?? []
  if (!issue) return data as T
  const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)))
  return fail([{ file: name, root: [] }], at, issue.message)
}
