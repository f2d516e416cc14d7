/** A code block whose first line names its file. */
export interface Block {
  /** `ts`: the whole file. `diff`: lines to add, each after the line above it. */
  language: string
  path: string
  lines: string[]
}

export function blocksBelow(heading: string, markdown: string): Block[] {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/```(\w+)\n\/\/ (\S+)\n([^]*?)\n```/g)].map(
    ([, language = '', path = '', code = '']) => ({ language, path, lines: code.split('\n') }),
  )
}

/** Inserts the `+` lines of a diff block after their preceding line. Throws unless that line occurs exactly once. */
export function withAdded(text: string, { path, lines }: Block): string {
  const result = text.split('\n')
  let place = -1
  for (const line of lines) {
    const content = line.slice(1)
    if (line.startsWith('+')) {
      place += 1
      result.splice(place, 0, content)
    } else {
      place = result.indexOf(content)
      if (place < 0 || place !== result.lastIndexOf(content)) {
        throw new Error(`${path} has no line, or several: ${content}`)
      }
    }
  }
  return result.join('\n')
}
