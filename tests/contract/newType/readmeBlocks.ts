/** A code block of a document that says in its first line which file it is about. */
export interface Block {
  /** `ts`: the whole file. `diff`: lines to add, each after the line above it. */
  language: string
  path: string
  lines: string[]
}

/** The code blocks below a heading of a Markdown document that name a file. */
export function blocksBelow(heading: string, markdown: string): Block[] {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/```(\w+)\n\/\/ (\S+)\n([^]*?)\n```/g)].map(
    ([, language = '', path = '', code = '']) => ({ language, path, lines: code.split('\n') }),
  )
}

/**
 * A file with the `+` lines of a diff block added, each below the line that precedes it in the block. Throws where such a line is not
 * in the file, or more than once.
 */
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
