import { rememberShell, shellOf } from './shellText.ts'

/** No text of an editor's can be it. */
const MARK = `shell-${crypto.randomUUID()}-`
const END = ';'

/** A shell's text as it stands in files: as a string in a page's data, and once more as one in a document's data block. */
interface Written {
  name: string
  inData: string
  inDocument: string
}

/** Both languages, and the editions before while batches end. */
const KEPT = 16
const written = new Map<string, Written>()
let count = 0

/** Between the quotes of a JSON string. */
const inString = (text: string) => JSON.stringify(text).slice(1, -1)

function writtenOf(text: string): Written {
  const inData = inString(text)
  const inDocument = inString(inData).replace(/</g, '\\u003c')
  count += 1
  return { name: MARK + count + END, inData, inDocument }
}

/**
 * A short name that stands for a shell's text while a page is made. The text is most of a page's data: put in its place at the end, it
 * is not encoded, escaped and searched again for each of ten thousand pages.
 */
export function nameOfShell(text: string): string {
  const known = written.get(text) ?? writtenOf(text)
  written.delete(text)
  written.set(text, known)
  const [oldest] = written.keys()
  if (written.size > KEPT && oldest !== undefined) written.delete(oldest)
  rememberShell(known.name, shellOf(text))
  return known.name
}

/** A finished file with the shells' texts in the place of their names. @throws where a name is not known any more */
export function withShells(file: string, as: 'inData' | 'inDocument'): string {
  const [start = '', ...parts] = file.split(MARK)
  return parts.reduce((whole, part) => {
    const end = part.indexOf(END) + END.length
    const name = MARK + part.slice(0, end)
    const text = [...written.values()].find((one) => one.name === name)
    if (!text) throw new Error('The shell of a page is not known any more')
    return whole + text[as] + part.slice(end)
  }, start)
}
