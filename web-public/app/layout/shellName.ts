import { newName } from '../names.ts'
import { rememberShell, shellOf } from './shellText.ts'

/** A shell's text as it stands in files: as a string in a page's data, and once more as one in a document's data block. */
export interface Written {
  name: string
  inData: string
  inDocument: string
}

/** Both languages, and the editions before while batches end. */
const KEPT = 16
const written = new Map<string, Written>()

/** Between the quotes of a JSON string. */
const inString = (text: string) => JSON.stringify(text).slice(1, -1)

function writtenOf(text: string): Written {
  const inData = inString(text)
  return { name: newName(), inData, inDocument: inString(inData).replace(/</g, '\\u003c') }
}

/** The name that stands for a shell's text, which is most of a page's data. */
export function nameOfShell(text: string): string {
  const known = written.get(text) ?? writtenOf(text)
  written.delete(text)
  written.set(text, known)
  const [oldest] = written.keys()
  if (written.size > KEPT && oldest !== undefined) written.delete(oldest)
  rememberShell(known.name, shellOf(text))
  return known.name
}

/** The shell that a name stands for. */
export const shellNamed = (name: string): Written | undefined =>
  [...written.values()].find((one) => one.name === name)
