import type { DayReport } from '@flou/shared/audit/auditCheck.ts'
import { expect, test } from 'vitest'
import { readExport, readReports } from './auditCheckPages.ts'

const report = (given: Partial<DayReport>): DayReport => ({
  day: '2026-11-22',
  state: 'sealed',
  entries: 0,
  links: 0,
  redacted: 0,
  waiting: 0,
  problems: [],
  isDone: true,
  ...given,
})
/** Pages by cursor: '' for the first, then 1, 2, … */
const paged =
  <T>(pages: T[]) =>
  (cursor: string) => {
    const at = Number(cursor)
    const data = pages[at]
    if (data === undefined) throw new Error(`There is no page ${cursor}`)
    return Promise.resolve({ data, ...(at + 1 < pages.length && { cursor: String(at + 1) }) })
  }
const isStopped = () => false

test('reports of one day add up, also over calls', async () => {
  const problems = [{ kind: 'entryChanged', entry: 'a' }] as const
  const page = paged([
    [report({ day: '2026-11-21', entries: 3 }), report({ entries: 2000, links: 20, isDone: false })],
    [report({ entries: 5, links: 1, problems: [...problems] })],
  ])
  const shown: (readonly DayReport[])[] = []

  expect(await readReports({ page, isStopped }, (reports) => shown.push(reports))).toBe(true)

  expect(shown.at(-1)).toEqual([
    report({ day: '2026-11-21', entries: 3 }),
    report({ entries: 2005, links: 21, problems: [...problems] }),
  ])
})

test('an export is the text of all pages, and none where it was stopped', async () => {
  const page = paged(['{"type":"trail"}\n{"type":"link","day":"2026-11-21"}\n', '{"type":"end"}\n'])
  const days: string[] = []

  const parts = await readExport({ page, isStopped }, (day) => days.push(day))

  expect(await new Blob(parts).text()).toBe(
    '{"type":"trail"}\n{"type":"link","day":"2026-11-21"}\n{"type":"end"}\n',
  )
  expect(days).toEqual(['2026-11-21'])
  expect(
    await readExport({ page, isStopped: () => days.length > 1 || days.push('') > 1 }, () => {}),
  ).toBeUndefined()
})
