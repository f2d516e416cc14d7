import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { CHUNK_GROUPS } from '@flou/web-admin/chunkGroups.ts'
import { CHUNKS, EVERYWHERE, LOADING } from '@flou/web-public/bundle/chunks.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { patternChoices } from './patternChoices.ts'

const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@mantine/core/esm',
  '@mantine/hooks/esm',
  '@tanstack/react-query',
]

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'shared', 'web-admin', 'web-public'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
).split('\n')
const packaged = PACKAGES.flatMap((name) =>
  readdirSync(path.join(ROOT, 'node_modules', name), { recursive: true, encoding: 'utf8' }).map(
    (file) => `node_modules/${name}/${file}`,
  ),
)
/** Paths of modules as the bundler sees them. */
const modules = [...sources, ...packaged].map((file) => `/${file}`)

const unmatched = (patterns: readonly RegExp[]) =>
  patterns
    .flatMap(({ source }) => patternChoices(source))
    .filter((choice) => !modules.some((module) => new RegExp(choice).test(module)))

test.each([
  ['a(b|c)d', ['a(b)d', 'a(c)d']],
  [String.raw`^x\(|[|(]y$`, [String.raw`^x\(`, '[|(]y$']],
  ['(?:a|b(?:c|d))?', ['(?:a)?', '(?:b(?:c))?', '(?:b(?:d))?']],
  ['a(?!b|c)', ['a(?!b|c)', 'a(?=b)', 'a(?=c)']],
])('%s has the choices %s', (source, choices) => {
  expect(patternChoices(source)).toEqual(choices)
})

test('each choice of a chunk pattern of the back-office has a module', () => {
  expect(unmatched(CHUNK_GROUPS.map(([, pattern]) => pattern))).toEqual([])
})

test('each choice of a chunk pattern of the public site has a module', () => {
  const patterns = CHUNKS.map(({ test: pattern }) => pattern).filter((pattern) => pattern instanceof RegExp)

  expect(unmatched([...EVERYWHERE, LOADING, ...patterns])).toEqual([])
})
