import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/** Removes unused assets older than a day: another instance may use newer ones. */
export function pruneAssets(stackDir: string, now: Date): void {
  const manifests = readdirSync(stackDir)
    .filter((name) => name.endsWith('.assets.json'))
    .map((name) => readFileSync(path.join(stackDir, name), 'utf8'))
  for (const name of readdirSync(stackDir).filter((one) => one.startsWith('asset.'))) {
    const asset = path.join(stackDir, name)
    const isNamed = manifests.some((manifest) => manifest.includes(name))
    if (!isNamed && now.getTime() - statSync(asset).mtimeMs > DAY) {
      rmSync(asset, { recursive: true, force: true })
    }
  }
}
