import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pruneAssets } from './pruneAssets.ts'

test('old assets go when nothing names them any more', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flou-prune-'))
  const now = new Date('2026-11-21T00:00:00Z')
  const asset = (name: string, hoursOld: number) => {
    const made = path.join(folder, name)
    mkdirSync(made)
    const at = new Date(now.getTime() - hoursOld * 3_600_000)
    utimesSync(made, at, at)
    return made
  }
  const [named, old, recent] = [asset('asset.a', 48), asset('asset.b', 48), asset('asset.c', 1)]
  writeFileSync(path.join(folder, 'Flou-dev.assets.json'), '{ "path": "asset.a" }')

  pruneAssets(folder, now)

  expect([named, old, recent].map(existsSync)).toEqual([true, false, true])
  rmSync(folder, { recursive: true })
})
