import type { ShellContent } from './readShell.ts'

/** Both languages, and the editions before while batches end. */
const KEPT = 16
const read = new Map<string, ShellContent>()

/** Makes content known by a name, which then stands for its text. */
export function rememberShell(name: string, content: ShellContent): void {
  read.delete(name)
  read.set(name, content)
  const [oldest] = read.keys()
  if (read.size > KEPT && oldest !== undefined) read.delete(oldest)
}

/** The content in a shell's text; read once, however often it is asked for. */
export function shellOf(text: string): ShellContent {
  const known = read.get(text)
  if (known) return known
  const content = JSON.parse(text) as ShellContent // made by `readShellText`; apart from it, so that declarations stay on the server
  rememberShell(text, content)
  return content
}
