import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { ROOT } from '../../steps.ts'
import { longestFunctions } from './longestFunctions.ts'
import { quantile } from '../statistics.ts'

/** Code metrics: declaration lines per content type, hand-written screens, longest function and file. */
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const filesOf = (...patterns: string[]) =>
  spawnSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file !== '')
const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length

/** Text of a call up to its closing parenthesis; assumes balanced parentheses in strings and comments. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  throw new Error(`A call does not end: ${text.slice(start, start + 40)}`)
}

/** Types declared by a call with their key; types with a shared declaration have no lines. */
function declarations(): Map<string, number> {
  const found = new Map<string, number>()
  for (const file of filesOf('shared/content/types')) {
    const text = read(file)
    for (const match of text.matchAll(/\b\w+\(\s*'([\w.]+)'/g)) {
      const key = match[1] ?? ''
      if (REGISTRY.types.has(key) && /[cC]ontentType|[sS]ection|Type\(|Package/.test(match[0]))
        found.set(key, linesIn(callAt(text, match.index)))
    }
  }
  return found
}

function tellDeclarations(): void {
  const own = declarations()
  const lines = [...own.values()]
  const longest = [...own].toSorted(([, one], [, other]) => other - one).slice(0, 5)
  const sharing = [...REGISTRY.types.keys()].filter((key) => !own.has(key))
  console.log(`Content types and sections: ${REGISTRY.types.size}`)
  console.log(`Lines of declaration: median ${quantile(lines, 0.5)}, max ${Math.max(...lines)}`)
  console.log(`  longest: ${longest.map(([key, count]) => `${key} ${count}`).join(', ')}`)
  console.log(`  declared together with others: ${sharing.join(', ') || 'none'}`)
}

/** Hand-written screens are registered below a comment with their reason. */
function tellScreens(): void {
  const screens = [
    ...read('web-admin/src/screens/screens.ts').matchAll(/^ {2}\/\/ (.+)\n {2}(\w+): async/gm),
  ].map(([, reason, name]) => `  ${name}: ${reason}`)
  console.log(`Hand-written screens: ${screens.length}\n${screens.join('\n')}`)
}

function tellLongest(): void {
  const sources = filesOf('*.ts', '*.tsx', '*.css').filter((file) => !/\.test\.|\/demo\//.test(file))
  const files = sources.map((file) => [file, read(file).split('\n').length - 1] as const)
  const longest = files.toSorted(([, one], [, other]) => other - one).slice(0, 5)
  console.log('Longest functions (lines without comments and blanks), tests apart:')
  for (const { file, name, lines } of longestFunctions(5)) console.log(`  ${lines}  ${name}  ${file}`)
  console.log('Longest files (all lines), tests and demo content apart:')
  for (const [file, lines] of longest) console.log(`  ${lines}  ${file}`)
}

tellDeclarations()
tellScreens()
tellLongest()
