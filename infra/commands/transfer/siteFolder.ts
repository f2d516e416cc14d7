import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Item } from '@flou/functions/core/store/dynamo/table.ts'
import type { Key } from '@flou/functions/core/store/keys.ts'
import * as z from 'zod/mini'
import { sortedJson } from '../restore/compareTables.ts'
import { ownerOf } from '../restore/scope.ts'

const FORMAT = 1
const ITEMS = 'items'
const LINES = '.jsonl'

const formatSchema = z.object({ format: z.literal(FORMAT) })

export async function startFolder(folder: string, about: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`)
  await mkdir(path.join(folder, ITEMS))
  await writeFile(
    path.join(folder, 'site.json'),
    `${JSON.stringify({ format: FORMAT, ...about }, undefined, 2)}\n`,
  )
}

/** Writes one file a type. @returns the number of items */
export async function writeItems(folder: string, items: AsyncIterable<Key & Item>): Promise<number> {
  const files = new Map<string, FileHandle>()
  let count = 0
  try {
    for await (const item of items) {
      const name = `${ownerOf(item)}${LINES}`
      const file = files.get(name) ?? (await open(path.join(folder, ITEMS, name), 'a'))
      files.set(name, file)
      await file.write(`${sortedJson(item)}\n`)
      count += 1
    }
  } finally {
    await Promise.all([...files.values()].map((file) => file.close()))
  }
  return count
}

/** Throws if the folder is no export of this format. */
export async function requireFolder(folder: string): Promise<void> {
  const text = await readFile(path.join(folder, 'site.json'), 'utf8')
  if (!formatSchema.safeParse(JSON.parse(text)).success)
    throw new Error(`${folder} was exported by a release with another format.`)
}

export async function* linesOf(file: string): AsyncGenerator {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (line !== '') yield JSON.parse(line)
}

export async function* readItems(folder: string): AsyncGenerator<Key & Item> {
  const names = await readdir(path.join(folder, ITEMS))
  for (const name of names.toSorted())
    for await (const item of linesOf(path.join(folder, ITEMS, name))) yield item as Key & Item
}
