import { expect, test } from 'vitest'
import { highlightCode } from './highlight.ts'

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const marked = (html: string) =>
  [...html.matchAll(/data-code="(\w+)">([^<]*)</g)].map(([, kind, text]) => [kind, text])

test.each([
  [
    'Python',
    'for x in [1, 2]:  # all\n    print("in")',
    ['keyword for', 'keyword in', 'number 1', 'number 2', 'comment # all', 'text "in"'],
  ],
  ['curl', 'curl -X POST https://a.example/x#y # go', ['option -X', 'comment # go']],
  [
    'Go',
    'func a() { /* b */ return `c` }',
    ['keyword func', 'comment /* b */', 'keyword return', 'text `c`'],
  ],
  ['Terraform', 'size = "g4" # x', ['text "g4"', 'comment # x']],
  ['SQL', "SELECT 'a' -- b", ['keyword SELECT', "text 'a'", 'comment -- b']],
])('%s is told apart', (language, code, parts) => {
  expect(marked(highlightCode(code, language)).map((part) => part.join(' '))).toEqual(parts)
})

test.each(['curl', 'Python', 'Go', 'JavaScript', 'Terraform', 'SQL', 'COBOL'])(
  'code in %s loses nothing and cannot become mark-up',
  (language) => {
    const code = 'if (a < b && c > "<script>") { x("unended\n/* never'

    const html = highlightCode(code, language)

    expect(plain(html)).toBe(code)
    expect(html).not.toContain('<script')
  },
)
