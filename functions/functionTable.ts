import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FunctionManifest } from './core/manifest.ts'
import { readManifests, type Manifests } from './manifests.ts'

const DOCUMENT = join(import.meta.dirname, '../docs/operations/reference.md')
const HEAD = [
  'function',
  'what it does',
  'triggered by',
  'memory, time limit',
  'environment in addition to `TABLE_NAME` and `TABLE_CALLS`',
]

export function functionTable(manifests: Manifests): string[][] {
  const rows = Object.entries(manifests).map(([name, manifest]) => [
    code(name),
    manifest.about,
    triggersOf(manifest).join('; '),
    `${manifest.memory} MB, ${manifest.timeout} s`,
    manifest.environment.map(code).join(', '),
  ])
  return [HEAD, ...rows]
}

export function tableIn(document: string): string[][] {
  return splitDocument(document)
    .lines.filter((_, at) => at !== 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const code = (text: string) => `\`${text}\``

function triggersOf(manifest: FunctionManifest): string[] {
  const { routes = [], stream, schedule, signingKeys, mailEvents, afterDeploy } = manifest
  return [
    ...(routes.length > 0 ? [routes.map(({ method, path }) => code(`${method} ${path}`)).join(', ')] : []),
    ...(stream ? ["the table's stream"] : []),
    ...(schedule ? [everyMinutes(schedule.everyMinutes)] : []),
    ...(signingKeys === 'rotate' ? ['rotation of the signing keys'] : []),
    ...(mailEvents ? ['bounces and complaints of SES'] : []),
    ...(afterDeploy ? [`each deploy, with ${code(JSON.stringify(afterDeploy.event))}`] : []),
  ]
}

const everyMinutes = (count: number) => (count === 1 ? 'each minute' : `every ${count} minutes`)

function splitDocument(document: string) {
  const lines = document.split('\n')
  const from = lines.findIndex((line) => /^\| function +\|/.test(line))
  if (from < 0) throw new Error('docs/operations/reference.md has no table of functions')
  const length = lines.slice(from).findIndex((line) => !line.startsWith('|'))
  return {
    before: lines.slice(0, from),
    lines: lines.slice(from, from + length),
    after: lines.slice(from + length),
  }
}

function markdownOf([head = [], ...rows]: string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const rule = line(
    head.map(() => ''),
    '-',
  )
  return [line(head), rule, ...rows.map((row) => line(row))]
}

if (import.meta.main) {
  const { before, after } = splitDocument(readFileSync(DOCUMENT, 'utf8'))
  const lines = [...before, ...markdownOf(functionTable(await readManifests())), ...after]
  writeFileSync(DOCUMENT, lines.join('\n'))
}
