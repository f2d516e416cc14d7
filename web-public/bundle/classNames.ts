import { createHash } from 'node:crypto'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** 52 letters four times are seven million names for some two thousand classes. */
const LENGTH = 4

const taken = new Map<string, string>()

function nameOf(source: string): string {
  const digest = createHash('sha256').update(source).digest()
  let name = ''
  for (let at = 0; at < LENGTH; at += 1) name += LETTERS[digest.readUInt16BE(2 * at) % LETTERS.length] ?? ''
  return name
}

/**
 * The name of a class in the published site: four letters, the same in each build, for every page carries the names of all that it shows.
 * Throws where two classes would have the same one.
 */
export function shortClassName(name: string, file: string): string {
  const source = `${path.relative(ROOT, file.split('?')[0] ?? file)} ${name}`
  const short = nameOf(source)
  const other = taken.get(short) ?? source
  if (other !== source) throw new Error(`The classes ${other} and ${source} would both be called ${short}`)
  taken.set(short, source)
  return short
}
