import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openFunctionLog } from './functionLog.ts'

test('a log that cannot be written is said once, and ends nothing', async () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'log-'))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  // a folder at the file's path fails every write, like a full disk
  mkdirSync(path.join(stateDir, 'functions.log'))

  const log = openFunctionLog(stateDir)
  log.write('content', 'a line')
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  log.write('content', 'another line')
  log.close()

  expect(said.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('not kept')])
  rmSync(stateDir, { recursive: true, force: true })
})
