import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPaths, wantedSharp } from './buildOutput.ts'

/** Where functions on Lambda run: npm picks sharp's binary for it, whatever machine this is. */
const LAMBDA = ['--os=linux', '--cpu=arm64', '--libc=glibc']

/** Installs sharp for Lambda into `dist/layers/sharp`, in the folders that a layer has. Replaces what was there. */
function makeSharpLayer(root: string): void {
  const layer = buildPaths.sharpLayer(root)
  const target = join(layer, 'nodejs')
  rmSync(layer, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const dependencies = { sharp: wantedSharp(root) }
  writeFileSync(join(target, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
  execFileSync('npm', ['install', ...LAMBDA, ...quiet], { cwd: target, stdio: 'inherit' })
}

if (import.meta.main) makeSharpLayer(join(import.meta.dirname, '..'))
