import { fuzzForms } from '../../contract/api/fuzz/formFuzz.ts'

/**
 * Hostile bodies against every form, in process over a table of its own: `node tests/load/submissions/fuzzForms.ts [requests]`. `FUZZ_SEED` has
 * it send others. Fails on an answer of 500 or more, and where another number was stored than was taken.
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
