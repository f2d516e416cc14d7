import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../steps.ts'

interface LongFunction {
  file: string
  name: string
  lines: number
}
interface Report {
  diagnostics: { message: string; filename: string }[]
}

const RULES = {
  'max-lines-per-function': ['error', { max: 20, skipBlankLines: true, skipComments: true }],
}
const TESTS = /\.test\.tsx?$|^tests\/|\/demo\//

/** The longest functions, by the linter's own count. */
export function longestFunctions(count: number): LongFunction[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-'))
  const config = path.join(folder, 'oxlint.json')
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: RULES }))
  const args = ['--config', config, '--format', 'json']
  const run = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(run.stdout) as Report // the linter's format
  return diagnostics
    .filter(({ filename }) => !TESTS.test(filename))
    .map(({ message, filename }) => ({
      file: filename,
      name: /`(.+?)`/.exec(message)?.[1] ?? 'anonymous',
      lines: Number(/\((\d+)\)/.exec(message)?.[1]),
    }))
    .toSorted((one, other) => other.lines - one.lines)
    .slice(0, count)
}
