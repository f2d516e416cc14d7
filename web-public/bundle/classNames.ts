import { createHash } from 'node:crypto'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** 7 million names for about 2,000 classes. */
const LENGTH = 4

const usedNames = new Map<string, string>()

function nameOf(source: string): string {
  const digest = createHash('sha256').update(source).digest()
  let name = ''
  for (let at = 0; at < LENGTH; at += 1) name += LETTERS[digest.readUInt16BE(2 * at) % LETTERS.length] ?? ''
  return name
}

/** Returns a deterministic 4-letter class name, because pages contain many. @throws on collision */
export function shortClassName(name: string, file: string): string {
  const source = `${path.relative(ROOT, file.split('?')[0] ?? file)} ${name}`
  const short = nameOf(source)
  const existing = usedNames.get(short) ?? source
  if (existing !== source)
    throw new Error(`The classes ${existing} and ${source} would both be called ${short}`)
  usedNames.set(short, source)
  return short
}
