import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPaths, requiredSharpVersion } from './buildOutput.ts'

const LAMBDA = ['--os=linux', '--cpu=arm64', '--libc=glibc']

function makeSharpLayer(root: string): void {
  const layer = buildPaths.sharpLayer(root)
  const target = join(layer, 'nodejs')
  rmSync(layer, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const dependencies = { sharp: requiredSharpVersion(root) }
  writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
  execFileSync('npm', ['install', ...LAMBDA, ...quiet], { cwd: target, stdio: 'inherit' })
}

if (import.meta.main) makeSharpLayer(join(import.meta.dirname, '..'))
