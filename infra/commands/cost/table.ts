import { callCosts, editCosts, idleCosts, totalOf, viewCosts, type Cost } from './costs.ts'
import type { DeployedResources } from './deployedResources.ts'
import { MEASURED, PRICES } from './prices.ts'

interface Row {
  use: string
  costs: readonly Cost[]
  amount: number
  goal?: number
}

const USE = { edits: 50, menuChanges: 10 }

function costRows(resources: DeployedResources): Row[] {
  const idle = totalOf(idleCosts(resources))
  const row = (use: string, costs: readonly Cost[], goal?: number): Row => ({
    use,
    costs,
    amount: totalOf(costs),
    ...(goal !== undefined && { goal }),
  })
  const million = row('1 million views, with idle', viewCosts(resources, 1_000_000), 45)
  const [invalidations, publishing] = editCosts(resources, USE)
  return [
    row('idle', idleCosts(resources), 10),
    { ...million, amount: million.amount + idle },
    row('100 million views', viewCosts(resources, 100_000_000)),
    ...(invalidations && publishing
      ? [
          row('50 edits and 10 menu changes a day: invalidations', [invalidations], 5),
          row('… publishing', [publishing]),
        ]
      : []),
    row('10,000 forms', callCosts(resources, 'form', 10_000)),
    row('1 million searches', callCosts(resources, 'search', 1_000_000)),
  ]
}

const dollars = (amount: number) =>
  `$ ${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const LARGEST = 4

function largestOf(costs: readonly Cost[]): string {
  const sorted = costs.filter(({ amount }) => amount >= 0.005).toSorted((a, b) => b.amount - a.amount)
  return sorted.length < 2
    ? ''
    : sorted
        .slice(0, LARGEST)
        .map(({ part, amount }) => `${part} ${dollars(amount)}`)
        .join(', ')
}

const goalText = ({ goal, amount }: Row) =>
  goal === undefined ? '' : `≤ ${goal}${amount <= goal ? '' : ' ✗'}`

export function costTable(environment: string, resources: DeployedResources): string {
  const rows = costRows(resources).map((row) =>
    ['', row.use, dollars(row.amount), goalText(row), largestOf(row.costs), ''].join(' | ').trim(),
  )
  return [
    `${environment}, ${resources.size} resources in all stacks. List prices of ${PRICES.date}, measured calls of ${MEASURED.date}.`,
    '',
    '| a month | costs | goal | largest parts |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const START = '<!-- npm run cost -->'
const END = '<!-- end -->'

/** Replaces the table between the marks of a document. @throws if there are no marks */
export function withTable(document: string, table: string): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`The document has no marks ${START} and ${END}.`)
  return `${document.slice(0, start + START.length)}\n\n${table}\n\n${document.slice(end)}`
}
