import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { LineCounter, parseDocument } from 'yaml'
import { ContentError, type FieldPath } from './contentError.ts'

const PROJECT = path.resolve(import.meta.dirname, '../..')

export type Data = Readonly<Record<string, unknown>>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Markdown below the headings `# en` and `# id`, with the lines of the headings. */
interface LongText {
  texts: Partial<Record<Language, string>>
  lines: Partial<Record<Language, number>>
}

interface MarkdownFile {
  frontMatter: string
  longText: LongText
}

export const displayName = (file: string): string => path.relative(PROJECT, file)

const FRONT_MATTER = /^---\n([\s\S]*?)(?:^|\n)---(?:\n|$)/
const FENCE = '```'
const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name)

function longTextOf(file: string, body: string, firstLine: number): LongText {
  const found: Partial<Record<Language, string[]>> = {}
  const lines: LongText['lines'] = {}
  let current: string[] | undefined
  let isCode = false
  body.split('\n').forEach((line, index) => {
    if (line.startsWith(FENCE)) isCode = !isCode
    const heading = isCode ? undefined : /^# (.*)$/.exec(line)?.[1]?.trim()
    if (heading === undefined) {
      if (!current && line.trim() !== '')
        throw problem(file, firstLine + index, 'Text must follow a heading “# en” or “# id”.')
      current?.push(line)
    } else if (isLanguage(heading) && !found[heading]) {
      current = found[heading] = []
      lines[heading] = firstLine + index
    } else throw problem(file, firstLine + index, 'Only one “# en” and one “# id” may be top headings.')
  })
  const texts = Object.entries(found).map(([language, text]) => [language, text.join('\n').trim()])
  return { texts: Object.fromEntries(texts), lines }
}

const problem = (file: string, line: number, message: string) =>
  new ContentError({ file: displayName(file), line }, message)

const lineCount = (text: string): number => text.split('\n').length

function splitMarkdown(file: string, text: string): MarkdownFile {
  const match = FRONT_MATTER.exec(text)
  if (!match) throw problem(file, 1, 'The file must begin with front matter between two lines “---”.')
  const [before, frontMatter = ''] = match
  return { frontMatter, longText: longTextOf(file, text.slice(before.length), lineCount(before)) }
}

function parseYaml(file: string, text: string, firstLine: number): unknown {
  const document = parseDocument(text, { lineCounter: new LineCounter() })
  const [error] = document.errors
  if (!error) return document.toJS() as unknown
  const line = (error.linePos?.[0].line ?? 1) + firstLine - 1
  throw problem(file, line, error.message.split(' at line')[0] ?? '')
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    const line = /\(line (\d+)/.exec(message)?.[1]
    throw problem(file, line === undefined ? lineCount(text) : Number(line), message)
  }
}

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/** Parses `.json` or `.yaml`. @throws ContentError with the line of a syntax error */
export function parseDataFile(file: string): unknown {
  const text = read(file)
  return file.endsWith('.json') ? parseJson(file, text) : parseYaml(file, text, 1)
}

/** Parses a Markdown file with front matter. @throws ContentError with the line of a syntax error */
export function parseMarkdownFile(file: string): { data: Data; texts: LongText['texts'] } {
  const { frontMatter, longText } = splitMarkdown(file, read(file))
  const data = parseYaml(file, frontMatter, 2) ?? {}
  if (!isData(data)) throw problem(file, 2, 'Front matter must be lines “field: value”.')
  return { data, texts: longText.texts }
}

interface Found {
  line: number
  /** Number of path segments that the file has. */
  depth: number
}

interface Node {
  range?: readonly [number, number, number] | null
  items?: readonly unknown[]
}
interface Pair {
  key: Node & { value?: unknown }
  value: Node | null
}

function childOf(node: Node | null, segment: string | number): { at: Node; value: Node | null } | undefined {
  if (typeof segment === 'number') {
    const item = node?.items?.[segment] as Node | undefined
    return item && { at: item, value: item }
  }
  const pair = (node?.items as readonly Pair[] | undefined)?.find(({ key }) => key?.value === segment)
  return pair && { at: pair.key, value: pair.value }
}

/** Finds the line of a value, or of the closest value around it. @param longField field of the long text */
export function findLine(file: string, at: FieldPath, longField?: string): Found {
  const text = read(file)
  const markdown = file.endsWith('.md') ? splitMarkdown(file, text) : undefined
  const [name, language] = at
  const heading = name === longField ? markdown?.longText.lines[language as Language] : undefined
  if (heading !== undefined) return { line: heading, depth: 2 }
  const counter = new LineCounter()
  let node = parseDocument(markdown?.frontMatter ?? text, { lineCounter: counter }).contents as Node | null
  const found: Found = { line: 1, depth: 0 }
  for (const segment of at) {
    const child = childOf(node, segment)
    if (!child) break
    const { line } = counter.linePos(child.at.range?.[0] ?? 0)
    found.line = line + (markdown ? 1 : 0)
    found.depth += 1
    node = child.value
  }
  return found
}
