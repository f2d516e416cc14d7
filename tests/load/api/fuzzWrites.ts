import { fuzzWrites } from '../../contract/api/fuzz/writeFuzz.ts'

/**
 * Hostile bodies against every call that writes, in process over a table of its own: `node tests/load/api/fuzzWrites.ts [requests]`.
 * `FUZZ_SEED` has it send others. Fails on an answer of 500 or more, on anything stored by a refused call, and on one slower than 1 s.
 */
const requests = Number(process.argv[2] ?? 20_000)
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = () => true // request logs
const report = await fuzzWrites(requests, Number(process.env['FUZZ_SEED'] ?? 1))
process.stdout.write = write

const { byStatus, slowest, slowestMs, perSecond, failed, storedOnError } = report
console.log(`${requests} requests, ${perSecond}/s`)
for (const [status, count] of Object.entries(byStatus)) console.log(`${status}  ${count}`)
console.log(`slowest ${Math.round(slowestMs)} ms: ${slowest}`)
console.log(`${failed.length} answered 500 or more, ${storedOnError.length} stored on a refusal`)
for (const line of [...failed, ...storedOnError].slice(0, 20)) console.log(line)
process.exitCode = failed.length + storedOnError.length > 0 || slowestMs > 1_000 ? 1 : 0
