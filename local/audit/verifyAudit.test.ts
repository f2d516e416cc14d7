import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportAuditLog, type ExportPosition } from '@flou/functions/features/audit/chain/exportAuditLog.ts'
import { entryAt, fakeSeals, sealAt } from '@flou/functions/features/audit/chain/testAuditLog.ts'
import { startTestTable } from '@flou/functions/core/store/testTable.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'flou-audit-'))
const file = path.join(folder, 'export.jsonl')
let text = ''

beforeAll(async () => {
  const { table, stop } = await startTestTable()
  const seals = fakeSeals()
  for (const hour of ['03', '04']) await table.put(entryAt(`2026-11-20T${hour}:00:00Z`))
  await sealAt(table, seals, '2026-11-21T05:00:00Z')
  let next: ExportPosition | undefined = {
    day: '2026-11-20',
    to: '2026-11-21',
    link: 0,
    offset: 0,
    isBegun: false,
  }
  while (next) {
    const step = await exportAuditLog({ table, readSeal: seals.read }, next, new Date('2026-11-21T05:00:00Z'))
    text += step.text
    ;({ next } = step)
  }
  await stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function verify(content: string) {
  writeFileSync(file, content)
  const program = path.join(import.meta.dirname, 'verifyAudit.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--file', file], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command checks an exported file and ends with 0', () => {
  expect(verify(text)).toMatchObject({
    status: 0,
    stdout: `2026-11-20  sealed, 2 entries in 1 links, intact
2026-11-21  not sealed yet, 0 entries in 0 links
2 days, 2 entries, 0 problems.
`,
  })
})

test('it names a changed entry and ends with 1', () => {
  const { status, stdout } = verify(text.replace('"Judul"', '"Lain"'))

  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^2026-11-20 {2}sealed, 2 entries in 1 links, NOT INTACT\n {2}changed entry: 01[0-9A-Z]{24}\n/,
  )
})

test('a file that was cut off is refused in one sentence', () => {
  expect(verify(text.slice(0, -20))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Line \d+ is no line/),
  })
})
