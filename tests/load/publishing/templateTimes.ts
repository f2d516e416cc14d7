import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { BatchContent } from '@flou/functions/features/publishing/pageData/batchContent.ts'
import { Reads } from '@flou/functions/features/publishing/pageData/reads.ts'
import { pageSource } from '@flou/functions/features/publishing/pageData/pageSource.ts'
import { contentReader } from '@flou/functions/core/store/contentReader.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { startDynoxide } from '@flou/local/dynamodb/dynoxide.ts'
import { templatePaths } from '../../fixtures/publicPages.ts'
import { startProduct } from '../../setup/startProduct.ts'
import { quantile } from '../statistics.ts'
import { siteRenderer } from './publishThread.ts'

/**
 * Median render time of each page template after warm-up, with bytes of document and data and number of sections per
 * language. A fixed computation shows the machine's speed.
 * Usage: `node tests/load/publishing/templateTimes.ts <state> [runs]` with the state of a product that was started
 * once.
 */
const [state, runs = '20'] = process.argv.slice(2)
if (state === undefined) throw new Error('Name the folder of a state')

const product = await startProduct(state)
const paths = await templatePaths(product.site)
await product.stop()

const { endpoint, stop } = await startDynoxide(state)
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const client = new DynamoDBClient({ endpoint: endpoint.href, region: 'ap-southeast-3', credentials })
const { TableNames: [name = ''] = [] } = await client.send(new ListTablesCommand({}))
const reader = contentReader({ table: openTable(name, client, true), registry: REGISTRY, now: new Date() })
const content = new BatchContent(reader)
const renderer = await siteRenderer()
const site = { origin: product.site, adminOrigin: product.admin }

async function render(path: string, language: Language) {
  const start = performance.now()
  const page = await renderer.renderPage(path, pageSource(content, language, new Reads()), site)
  // stored size
  const file = page.bytes ?? page.html
  const ms = performance.now() - start
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(page.html) ?? []
  return { sections: file.length > 0 ? main.split('<h2').length - 1 : 0, ms }
}

const templates = paths.flatMap((path) =>
  LANGUAGES.map((language) => ({ path, language, sections: 0, times: [] as number[] })),
)
/** Warm-up rounds: they take up to 50 % longer until the code is optimised. */
const WARM_UP = 60

/** A fixed computation like a page's data, without code of the product. */
const FIXED = Array.from({ length: 2_000 }, (_, index) => ({
  id: index,
  title: `Title ${index}`,
  tags: ['a', 'b'],
}))
const fixedTimes: number[] = []
function doFixedWork(): void {
  const start = performance.now()
  JSON.parse(JSON.stringify(FIXED))
  fixedTimes.push(performance.now() - start)
}

// interleaved, so that load affects all equally
for (let round = 0; round < WARM_UP + Number(runs); round += 1) {
  doFixedWork()
  for (const one of templates) {
    const { sections, ms } = await render(one.path, one.language)
    one.sections = sections
    if (round >= WARM_UP) one.times.push(ms)
  }
}

console.log('| page | sections, en and id | ms, en | ms, id |\n| --- | --- | --- | --- |')
for (const path of paths) {
  const own = templates.filter((one) => one.path === path)
  const sections = own.map((one) => one.sections).join(', ')
  const times = own.map(({ times: each }) => quantile(each, 0.5).toFixed(1)).join(' | ')
  console.log(`| ${path} | ${sections} | ${times} |`)
}
const slowest = Math.max(...templates.map(({ times }) => quantile(times, 0.5)))
console.log(
  `\nThe slowest: ${slowest.toFixed(1)} ms, ${Math.round(1_000 / slowest)} a second. Fixed work: ${quantile(fixedTimes, 0.5).toFixed(2)} ms`,
)
await stop()
