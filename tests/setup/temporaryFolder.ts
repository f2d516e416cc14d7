import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Creates a temporary folder for the test run; files left in it fail the run. */
export default function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'))
  process.env['TMPDIR'] = folder
  return () => {
    const left = readdirSync(folder)
    rmSync(folder, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`Tests left files in the temporary folder: ${left.join(', ')}`)
  }
}
