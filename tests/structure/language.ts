import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A comment; adjacent line comments count as one. */
export interface Comment {
  text: string
  line: number
  /** Length of its longest line, in characters. */
  width: number
  words: number
}

export interface LanguageCounts {
  files: number
  lines: number
  comments: number
  words: number
}

export const PACKAGES = ['shared', 'functions', 'web-admin', 'web-public', 'infra', 'local', 'demo'] as const

/** Comments for tools. */
const DIRECTIVE = /^(?:oxlint-|eslint-|@vite-ignore|v8 ignore|@ts-|[#@]__PURE__|\/ <reference)/

const DOC_LINK = /\{@link ([^}]+)\}/g

interface Found {
  type: 'Line' | 'Block'
  start: number
  end: number
}

/** The comments of a source, without directives. @param file its name, for its syntax */
export function commentsIn(file: string, source: string): Comment[] {
  return joined(source, parseSync(file, source).comments)
    .map((found) => commentOf(source, found))
    .filter(({ text }) => !DIRECTIVE.test(text))
}

function joined(source: string, all: readonly Found[]): Found[] {
  const blocks: Found[] = []
  for (const { type, start, end } of all) {
    const last = blocks.at(-1)
    const isContinued =
      type === 'Line' && last?.type === 'Line' && /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, start))
    if (isContinued) last.end = end
    else blocks.push({ type, start, end })
  }
  return blocks
}

function commentOf(source: string, { type, start, end }: Found): Comment {
  const lineStart = source.lastIndexOf('\n', start) + 1
  const lines = (source.slice(lineStart, start) + source.slice(start, end)).split('\n')
  const raw = source.slice(start, end)
  const inner = type === 'Line' ? raw.replaceAll(/^[ \t]*\/\/ ?/gm, '') : raw.slice(2, -2)
  const text = inner
    .replaceAll(/^[ \t]*\*+ ?/gm, '')
    .replaceAll(DOC_LINK, '$1')
    .trim()
  return {
    text,
    line: source.slice(0, start).split('\n').length,
    width: Math.max(...lines.map(({ length }) => length)),
    words: text.split(/\s+/).filter(Boolean).length,
  }
}

const LONGEST_LINE = 120
const MOST_WORDS = 50
/** Abbreviations like `e.g.` do not end a sentence. */
const OPENING = /(?:^|[.:] )(?:What|Where|Who|Whoever|Whether|Of|So|Nobody|Nothing)\b[^?]*$/m
const BANNED =
  /\b(?:stands|tells|comes to|goes along|whoever|nobody|somebody|besides?|anew|of (?:its|their) own|for good|he|him|his|she|her|decision \d+)\b|§/i

/** Violations of the comment rules, each with the offending words. */
export function commentProblems({ text, width, words }: Comment): string[] {
  const banned = BANNED.exec(text)?.[0]
  const opening = OPENING.exec(text)?.[0]
  return [
    ...(width > LONGEST_LINE ? [`a line of ${width} characters`] : []),
    ...(words > MOST_WORDS ? [`${words} words`] : []),
    ...(banned === undefined ? [] : [`the word “${banned}”`]),
    ...(opening === undefined ? [] : [`the opening “${opening.slice(0, 30)}”`]),
  ]
}

/** Words of a name: `parseListOptions` is `parse`, `list`, `options`. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[ _.\-/]+/)
    .map((word) => word.toLowerCase())

/** Names that a source declares or uses, without strings and comments. */
export function namesIn(file: string, source: string): Set<string> {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && 'name' in value && value.type === 'Identifier' && typeof value.name === 'string')
      names.add(value.name)
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return names
}

export function languageCounts(root: string, files: readonly string[]): Map<string, LanguageCounts> {
  const counts = new Map<string, LanguageCounts>()
  for (const file of files) {
    const name = file.split('/', 1)[0] ?? ''
    const source = readFileSync(path.join(root, file), 'utf8')
    const comments = commentsIn(file, source)
    const entry = counts.get(name) ?? { files: 0, lines: 0, comments: 0, words: 0 }
    counts.set(name, {
      files: entry.files + 1,
      lines: entry.lines + source.split('\n').length,
      comments: entry.comments + comments.length,
      words: entry.words + comments.reduce((sum, { words }) => sum + words, 0),
    })
  }
  return counts
}
