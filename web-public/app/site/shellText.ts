import { Newest } from '../document/newest.ts'
import type { ShellContent } from './readShell.ts'

/** Both languages, and the editions before while batches end. */
const KEPT = 16
const read = new Newest<string, ShellContent>(KEPT)

/** Makes content known by the address of its file. */
export function rememberShell(address: string, content: ShellContent): void {
  read.keep(address, content)
}

export const isKnownShell = (address: string): boolean => read.has(address)

/** A shell's content as `readShell` has made it; apart from there, so that declarations stay on the server. */
export const parseShell = (text: string): ShellContent => JSON.parse(text) as ShellContent

/**
 * The content of a shell that is known by its address. In development the text itself stands for it.
 * @throws where it is not known: pages and navigations read it first
 */
export function shellOf(address: string): ShellContent {
  if (import.meta.env.DEV && !isKnownShell(address)) rememberShell(address, parseShell(address))
  const content = read.get(address)
  if (!content) throw new Error(`The shell ${address} has not been read`)
  return content
}
