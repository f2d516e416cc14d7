// `npm run verify-audit`: verifies the audit log of the local product, a deployed environment, or an exported
// file.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { verifyExport } from '@flou/functions/features/audit/chain/verifyExport.ts'
import { addReport, type DayReport } from '@flou/shared/audit/auditCheck.ts'
import { daysAfter, todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { runProgram } from '../product/program.ts'
import { readSettings } from '../settings.ts'
import { problemText, reportText } from './reportText.ts'
import { verifyDeployedAudit, verifyRunningAudit, type AuditReportPages } from './auditReportPages.ts'

const HELP = `Checks the audit trail: entries, links and seals. Ends with 1 where something does not fit.

  npm run verify-audit [-- --from 2026-11-01 --to 2026-11-23]
      of the product that runs here (npm start); the last 7 days where no days are given
  npm run verify-audit -- --table <TableName> --bucket <AuditSeals> [--from … --to …]
      of a deployed environment, by its outputs, with the credentials and the region of the AWS command line
  npm run verify-audit -- --file export.jsonl
      in a file that was exported, without any service`

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  table: { type: 'string' },
  bucket: { type: 'string' },
  file: { type: 'string' },
  help: { type: 'boolean' },
} as const

const DAYS = 7
const DAY = /^\d{4}-\d{2}-\d{2}$/

await runProgram(async () => {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return console.log(HELP)
  const reports = values.file === undefined ? await verifyLog(values) : await verifyFile(values.file)
  const problems = reports.flatMap((report) => report.problems)
  const entries = reports.reduce((sum, report) => sum + report.entries, 0)
  console.log(`${reports.length} days, ${entries} entries, ${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
})

interface Values {
  from?: string
  to?: string
  table?: string
  bucket?: string
}

async function pagesFor({ table, bucket }: Values): Promise<AuditReportPages> {
  if (table !== undefined && bucket !== undefined) return verifyDeployedAudit(table, bucket)
  if (table !== undefined || bucket !== undefined) throw new Error('Give both --table and --bucket.')
  return verifyRunningAudit(readSettings(process.env).adminPort)
}

async function verifyLog(values: Values): Promise<DayReport[]> {
  const to = values.to ?? todayInJakarta(new Date())
  const from = values.from ?? daysAfter(to, 1 - DAYS)
  for (const day of [from, to]) if (!DAY.test(day)) throw new Error(`${day} is no day like 2026-11-23.`)
  const pages = await pagesFor(values)
  let reports: DayReport[] = []
  for await (const page of pages(from, to))
    for (const report of page) {
      reports = addReport(reports, report)
      const completed = reports.at(-1)
      if (completed?.isDone) printReport(completed)
    }
  return reports
}

async function verifyFile(file: string): Promise<DayReport[]> {
  const reports = await verifyExport(createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
  for (const report of reports) printReport(report)
  return reports
}

function printReport(report: DayReport): void {
  console.log(reportText(report))
  for (const problem of report.problems) console.log(`  ${problemText(problem)}`)
}
