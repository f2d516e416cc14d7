import { goldenEstimates } from '../../fixtures/golden/estimates.ts'
import { compareWays } from '../../fixtures/golden/compareWays.ts'

/**
 * Prices random estimates both ways and exits with 1 if any differs; half have caps, minimum charges and fractions of
 * hours.
 * Usage: node tests/load/pricing/priceCases.ts [cases=10000] [seed=2]
 */
const [cases = 10_000, seed = 2] = process.argv.slice(2).map(Number)
const started = performance.now()
const found = [false, true]
  .flatMap((hasChargeRules) => goldenEstimates(cases / 2, { seed, hasChargeRules }))
  .map((estimate) => compareWays(estimate))
const wrong = found.filter(({ isSame }) => !isSame).length
const lines = found.reduce((sum, one) => sum + one.lines, 0)
const ms = Math.round(performance.now() - started)
console.log(`${cases} estimates, ${lines} lines, ${wrong} differences, ${ms} ms (seed ${seed})`)
process.exitCode = wrong > 0 ? 1 : 0
