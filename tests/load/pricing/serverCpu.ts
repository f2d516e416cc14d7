import { computeWith } from '@flou/functions/features/pricing/computeEstimate.ts'
import { readEstimate, type EstimateItem } from '@flou/shared/pricing/estimate/estimate.ts'
import type { PriceFile, PriceFilePackage } from '@flou/shared/pricing/priceFile.ts'
import { quantile } from '../statistics.ts'

/**
 * Server cost of checking an estimate of 100 lines, without table and bucket. Exits with 1 if the 95th percentile is
 * over budget; the first call is shown separately.
 * Usage: node tests/load/pricing/serverCpu.ts [times=200]
 */
const [times = 200] = process.argv.slice(2).map(Number)
const LINES = 100
const BUDGET_MS = 5
const VERSION = 'a'.repeat(16)

const packages = Array.from({ length: 500 }, (_, index): PriceFilePackage => ({
  id: index + 1,
  title: `g4.${index}`,
  region: 1 + (index % 3),
  price: 1_450_000_000 + index * 10_001,
  unit: index % 4 === 0 ? 'hour' : 'month',
  ...(index % 5 === 0 && {
    formula: 'price * tier(qty; 0: 1; 50: 0.9; 200: 0.8) * qty + ceil(hours / 24) * 12.5',
  }),
  values: { cpu: index },
}))
/** New files per run, to avoid cached results. */
const newFile = (): PriceFile => ({
  product: 1,
  slug: 'virtual-server',
  hoursPerMonth: 730,
  taxPercent: 11,
  regions: [1, 2, 3],
  kinds: [{ kind: 'instance', name: '', hasTax: true, packages: [...packages] }],
  added: [],
})
const items = Array.from({ length: LINES }, (_, index): EstimateItem => ({
  key: index + 1,
  product: 1,
  version: VERSION,
  kind: 'instance',
  id: 1 + ((index * 7) % packages.length),
  quantity: index + 1,
  ...(index % 2 === 0 && { hours: 100 + index }),
  extras: [],
}))
const body = JSON.stringify({ name: '', period: 'year', items })

const samples = Array.from({ length: times }, () => {
  const file = newFile()
  const start = process.cpuUsage()
  const estimate = readEstimate(JSON.parse(body))
  if (!estimate) throw new Error('No estimate')
  computeWith(estimate, () => file)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
})
const [first = 0] = samples
console.log(
  `${LINES} lines of a product with ${packages.length} packages: first ${first.toFixed(2)} ms, ` +
    `median ${quantile(samples, 0.5).toFixed(2)} ms, p95 ${quantile(samples, 0.95).toFixed(2)} ms of processor time, budget ${BUDGET_MS} ms`,
)
process.exitCode = quantile(samples, 0.95) > BUDGET_MS ? 1 : 0
