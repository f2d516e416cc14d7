import { newsCategory } from '@flou/shared/content/types/news.ts'
import { quantile } from '../statistics.ts'
import { seedRecords } from '../seedRecords.ts'
import { HandlerBench, type Request } from './handlerBench.ts'

/**
 * CPU time that direct calls save of each table call of the built `content` function (docs/decisions/aws-sdk.md):
 * requests through the SDK and directly in turns, each in a separate process.
 * Usage: `node tests/load/api/tableCalls.ts [rounds] [requests]` after `node functions/build.ts`.
 */
const ROUNDS = Number(process.argv[2] ?? 15)
const REQUESTS = Number(process.argv[3] ?? 200)
const PATH = '/api/dashboard/news/category'

const contents = (name: string) => [
  { languageId: 1, title: `Kategori ${name}`, description: 'Deskripsi kategori' },
  { languageId: 2, title: `Category ${name}`, description: 'Description of the category' },
]
let creations = 0
const REQUEST_OF: Record<string, () => Request> = {
  readOne: () => ({ method: 'GET', path: `${PATH}/7` }),
  listOf20: () => ({ method: 'GET', path: `${PATH}?perPage=20` }),
  create: () => ({ method: 'POST', path: PATH, body: { contents: contents(`new ${(creations += 1)}`) } }),
}

const median = (values: number[]) => quantile(values, 0.5)
const bench = await HandlerBench.start()
try {
  const fieldsOf = (id: number) => ({ contents: contents(`number ${id}`) })
  await seedRecords(bench.api.table, { type: newsCategory, count: 100, fieldsOf })
  for (const [what, requestOf] of Object.entries(REQUEST_OF)) {
    const sdk: number[] = []
    const direct: number[] = []
    let calls: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      sdk.push((await bench.measure('content:sdk', REQUESTS, requestOf)).cpuMs)
      const measured = await bench.measure('content', REQUESTS, requestOf)
      direct.push(measured.cpuMs)
      calls = measured.calls
    }
    const saved = sdk.map((cpuMs, round) => (cpuMs - (direct[round] ?? 0)) / calls.length)
    console.log(
      `${what.padEnd(9)} SDK ${median(sdk).toFixed(2)} ms, direct ${median(direct).toFixed(2)} ms CPU; ` +
        `saved per call ${median(saved).toFixed(2)} ms (${quantile(saved, 0.1).toFixed(2)}–${quantile(saved, 0.9).toFixed(2)}); ${calls.join(' + ')}`,
    )
  }
} finally {
  await bench.stop()
}
