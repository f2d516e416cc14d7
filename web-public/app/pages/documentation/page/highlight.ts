import { escapeElementText } from '@flou/shared/strings/escapeHtml.ts'

type Kind = 'comment' | 'text' | 'number' | 'keyword' | 'option'

interface Grammar {
  /** Group names are kinds; other text stays plain. */
  pattern: RegExp
  keywords: ReadonlySet<string>
}

const HASH = String.raw`#[^\n]*`
const SLASHES = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const QUOTED = String.raw`"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'`
const TICKED = '`[^`]*`'

/** Shell only: elsewhere a minus may precede a name. */
const OPTION = String.raw`(?<option>(?<=\s)--?[A-Za-z][\w-]*)|`

interface Lexis {
  comment: string
  text: string
  before?: string
}

const grammar = ({ comment, text, before = '' }: Lexis, keywords: string): Grammar => ({
  pattern: new RegExp(
    `(?<comment>${comment})|(?<text>${text})|${before}` +
      String.raw`(?<number>\b\d[\d_.]*\b)|(?<word>[A-Za-z_]\w*)`,
    'g',
  ),
  keywords: new Set(keywords.split(' ')),
})

const SHELL = grammar(
  { comment: String.raw`(?<!\S)${HASH}`, text: QUOTED, before: OPTION },
  'if then else elif fi for in do done while case esac function export set unset echo cd sudo return exit',
)
const PYTHON = grammar(
  { comment: HASH, text: QUOTED },
  'and as assert async await break class continue def del elif else except False finally for from global if import in is ' +
    'lambda None not or pass raise return True try while with yield',
)
const GO = grammar(
  { comment: SLASHES, text: `${QUOTED}|${TICKED}` },
  'break case chan const continue default defer else fallthrough for func go goto if import interface map nil package ' +
    'range return select struct switch true false type var',
)
const SCRIPT = grammar(
  { comment: SLASHES, text: `${QUOTED}|${TICKED}` },
  'async await break case catch class const continue default delete do else export extends false finally for from function ' +
    'if import in instanceof interface let new null of return static super switch this throw true try type typeof ' +
    'undefined var void while public private final int boolean string using namespace',
)
const CONFIG = grammar(
  { comment: HASH, text: QUOTED },
  'resource data provider variable output module terraform locals true false null for in if required_providers',
)
const QUERY = grammar(
  { comment: String.raw`--[^\n]*`, text: QUOTED },
  'SELECT FROM WHERE INSERT INTO VALUES UPDATE SET DELETE CREATE TABLE INDEX ALTER DROP GRANT ON TO JOIN AND OR NOT NULL ' +
    'PRIMARY KEY REFERENCES ORDER BY GROUP LIMIT EXTENSION USER ROLE WITH AS',
)

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  curl: SHELL,
  shell: SHELL,
  bash: SHELL,
  cli: SHELL,
  python: PYTHON,
  go: GO,
  javascript: SCRIPT,
  'node.js': SCRIPT,
  typescript: SCRIPT,
  java: SCRIPT,
  'c#': SCRIPT,
  php: SCRIPT,
  terraform: CONFIG,
  yaml: CONFIG,
  toml: CONFIG,
  sql: QUERY,
}

function kindOf(groups: Readonly<Record<string, string | undefined>>, keywords: ReadonlySet<string>) {
  const [name, text = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? []
  if (name !== 'word') return name as Kind // all other groups are kinds
  return keywords.has(text) ? 'keyword' : undefined
}

/** Highlights code with `data-code` spans; unknown languages are only escaped. */
export function highlightCode(code: string, language: string): string {
  const found = GRAMMARS[language.trim().toLowerCase()]
  if (!found) return escapeElementText(code)
  let html = ''
  let end = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(found.pattern)) {
    const kind = kindOf(groups, found.keywords)
    if (!kind) continue
    html += `${escapeElementText(code.slice(end, index))}<span data-code="${kind}">${escapeElementText(text)}</span>`
    end = index + text.length
  }
  return html + escapeElementText(code.slice(end))
}
