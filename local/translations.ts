import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { planImport } from './translations/planImport.ts'
import { changeSource, readTexts, type TextChange } from './translations/sourceTexts.ts'
import { FORMATS, readTranslations, writeTranslations } from './translations/translationFiles.ts'

/** All texts for translators: `export csv|xliff <file>`, `import <file> [--dry-run] [--english]`. */
const ROOT = path.resolve(import.meta.dirname, '..')
const USAGE = 'Use: export csv|xliff <file>, or: import <file> [--dry-run] [--english]'

function exportTexts([format, file]: readonly string[]): string {
  const known = FORMATS.find((one) => one === format)
  if (!known || file === undefined) throw new Error(USAGE)
  const texts = readTexts(ROOT)
  writeFileSync(file, writeTranslations(known, texts))
  return `${texts.length} texts written to ${file}`
}

function write(changes: readonly TextChange[]): void {
  const byFile = Map.groupBy(changes, ({ file }) => file)
  for (const [file, own] of byFile) {
    const name = path.join(ROOT, file)
    writeFileSync(name, changeSource(file, readFileSync(name, 'utf8'), own))
  }
  if (byFile.size > 0)
    execFileSync(path.join(ROOT, 'node_modules/.bin/oxfmt'), [...byFile.keys()], { cwd: ROOT })
}

interface Flags {
  isDryRun: boolean
  isEnglish: boolean
}

function importTexts([file]: readonly string[], { isDryRun, isEnglish }: Flags): string {
  if (file === undefined) throw new Error(USAGE)
  const languages = isEnglish ? (['en', 'id'] as const) : (['id'] as const)
  const { changes, problems } = planImport(readTexts(ROOT), readTranslations(readFileSync(file, 'utf8')), {
    languages,
  })
  if (problems.length > 0) throw new Error(`Nothing was imported:\n${problems.join('\n')}`)
  if (!isDryRun) write(changes)
  const lines = changes.map(
    ({ file: source, key, language, from, to }) => `${source} ${key} (${language})\n  - ${from}\n  + ${to}`,
  )
  return [...lines, `${changes.length} texts ${isDryRun ? 'would change' : 'changed'}`].join('\n')
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, english: { type: 'boolean', default: false } },
})
const [command, ...rest] = positionals
try {
  if (command !== 'export' && command !== 'import') throw new Error(USAGE)
  const flags = { isDryRun: values['dry-run'], isEnglish: values.english }
  console.log(command === 'export' ? exportTexts(rest) : importTexts(rest, flags))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
