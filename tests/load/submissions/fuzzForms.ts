import { fuzzForms } from '../../contract/api/fuzz/formFuzz.ts'

/**
 * Hostile bodies for all forms, in process. `FUZZ_SEED` changes them. Fails on status 500 or if stored and accepted
 * forms differ in number.
 * Usage: `node tests/load/submissions/fuzzForms.ts [requests]`.
 */
const requests = Number(process.argv[2] ?? 100_000)
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true // request logs
const { byStatus, failed, taken, stored, slowestMs, perSecond } = await fuzzForms(
  requests,
  Number(process.env['FUZZ_SEED'] ?? 1),
)
process.stdout.write = write

console.log(`${requests} forms, ${perSecond}/s, slowest ${Math.round(slowestMs)} ms`)
for (const [status, count] of Object.entries(byStatus)) console.log(`${status}  ${count}`)
console.log(`${failed.length} answered 500 or more; ${taken} taken, ${stored} stored`)
for (const line of failed.slice(0, 20)) console.log(line)
process.exitCode = failed.length > 0 || taken !== stored ? 1 : 0
