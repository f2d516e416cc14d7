import type { ShellContent } from './readShell.ts'

/** Both languages, and the edition before while a batch ends. */
const KEPT = 4
const read = new Map<string, ShellContent>()

/** The content in a shell's text; read once, however often it is asked for. */
export function shellOf(text: string): ShellContent {
  const known = read.get(text)
  if (known) return known
  const content = JSON.parse(text) as ShellContent // made by `readShellText`; apart from it, so that declarations stay on the server
  if (read.size >= KEPT) read.clear()
  read.set(text, content)
  return content
}
