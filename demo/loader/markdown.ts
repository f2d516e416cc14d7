import { escapeElementText } from '@flou/shared/strings/escapeHtml.ts'

const FENCED = /^```\n([\s\S]*?)\n```$/m

const inline = (text: string): string =>
  escapeElementText(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*|(?<!\w)_(\S.*?)_(?!\w)/g, '<em>$1$2</em>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
    .replace(/`(.+?)`/g, '<code>$1</code>')

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => inline(cell.trim()))

function table(lines: readonly string[]): string {
  const [head = '', ...rows] = lines.filter((line) => !SEPARATOR.test(line))
  const row = (tag: string, line: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((line) => row('td', line)).join('')}</tbody></table>`
}

const SEPARATOR = /^\|(?:\s*-+\s*\|)+$/

const listOf = (tag: string) => (lines: readonly string[]) =>
  `<${tag}>${lines.map((line) => `<li><p>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</p></li>`).join('')}</${tag}>`

export type PictureMarkup = (name: string, alt: string) => string

const PICTURE = /^!\[([^\]]*)\]\(([^)]*)\)$/

const BLOCKS: readonly [RegExp, (lines: readonly string[], picture: PictureMarkup) => string][] = [
  [
    PICTURE,
    ([line = ''], picture) => {
      const [, alt = '', name = ''] = PICTURE.exec(line) ?? []
      return picture(name, alt)
    },
  ],
  [/^### /, ([line = '']) => `<h3>${inline(line.slice(4))}</h3>`],
  [/^## /, ([line = '']) => `<h2>${inline(line.slice(3))}</h2>`],
  [/^- /, listOf('ul')],
  [/^\d+\. /, listOf('ol')],
  [
    /^> /,
    (lines) => `<blockquote><p>${lines.map((line) => inline(line.slice(2))).join(' ')}</p></blockquote>`,
  ],
  [/^\|/, table],
  [/^/, (lines) => `<p>${lines.map(inline).join(' ')}</p>`],
]

/**
 * Converts short notation to markup: blocks separated by empty lines, `##`, `###`, `-`, `1.`, `>`, tables `|
 * a | b |`, ``` code blocks, `**bold**`, `*emphasis*`, `[text](url)`, and a
 * line `![alternative text](picture)`.
 */
export const richText = (notation: string, picture: PictureMarkup): string =>
  notation
    .trim()
    .split(FENCED)
    .map((part, index) =>
      index % 2 === 0 ? blocksOf(part, picture) : `<pre><code>${escapeElementText(part)}</code></pre>`,
    )
    .join('')

const blocksOf = (notation: string, picture: PictureMarkup): string =>
  notation
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim())
      const render = BLOCKS.find(([start]) => start.test(lines[0] ?? ''))?.[1]
      return render ? render(lines, picture) : ''
    })
    .join('')
