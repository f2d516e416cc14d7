import { fuzzWrites, type FuzzReport } from '../../contract/api/fuzz/writeFuzz.ts'

/**
 * Hostile bodies for all writing routes, in process. `FUZZ_SEED` changes them. Fails on status 500, writes after an
 * error, or calls above 1 s.
 * Usage: `node tests/load/api/fuzzWrites.ts [requests]`.
 */
const requests = Number(process.argv[2] ?? 20_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
/** Requests per table, which grows and is compared completely after each error. */
const ROUND = 10_000

/** Merges the reports of two rounds. */
function joined(one: FuzzReport, other: FuzzReport): FuzzReport {
  const slower = one.slowestMs > other.slowestMs ? one : other
  const byStatus = { ...one.byStatus }
  for (const [status, count] of Object.entries(other.byStatus))
    byStatus[Number(status)] = (byStatus[Number(status)] ?? 0) + count
  return {
    ...slower,
    requests: one.requests + other.requests,
    byStatus,
    failed: [...one.failed, ...other.failed],
    storedOnError: [...one.storedOnError, ...other.storedOnError],
  }
}

const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true // request logs
const began = performance.now()
let report: FuzzReport | undefined
for (let round = 0; round * ROUND < requests; round += 1) {
  const found = await fuzzWrites(Math.min(ROUND, requests - round * ROUND), seed + round)
  report = report ? joined(report, found) : found
  const { failed, storedOnError } = report
  write(`${report.requests} sent, ${failed.length} failed, ${storedOnError.length} stored on a refusal\n`)
}
process.stdout.write = write
if (!report) throw new Error('no requests')

const { byStatus, slowest, slowestMs, failed, storedOnError } = report
const perSecond = Math.round((requests / (performance.now() - began)) * 1_000)
console.log(`${requests} requests, ${perSecond}/s`)
for (const [status, count] of Object.entries(byStatus)) console.log(`${status}  ${count}`)
console.log(`slowest ${Math.round(slowestMs)} ms: ${slowest}`)
console.log(`${failed.length} answered 500 or more, ${storedOnError.length} stored on a refusal`)
for (const line of [...failed, ...storedOnError].slice(0, 20)) console.log(line)
process.exitCode = failed.length + storedOnError.length > 0 || slowestMs > 1_000 ? 1 : 0
