import type { DeployedResources } from './deployedResources.ts'
import { MEASURED, PRICES } from './prices.ts'

export interface Cost {
  part: string
  /** US dollars a month. */
  amount: number
}

const MILLION = 1_000_000
const KILOBYTES_OF_A_GIGABYTE = 1_048_576
const BYTES_OF_A_GIGABYTE = 1_073_741_824
const DAYS_OF_A_MONTH = 30.4
const HOURS_OF_A_MONTH = 730

type Counted = Partial<Record<keyof typeof PRICES.million, number>>

const priceOf = (counts: Counted): number =>
  Object.entries(PRICES.million).reduce(
    (sum, [name, price]) => sum + (price * (counts[name as keyof Counted] ?? 0)) / MILLION,
    0,
  )

interface Call extends Counted {
  milliseconds: number
}

const callPrice = (gigabytes: number, { milliseconds, ...counts }: Call): number =>
  priceOf({ ...counts, lambdaCalls: 1 }) +
  (gigabytes * milliseconds * PRICES.lambdaGigabyteSecond) / 1_000 +
  (MEASURED.logBytesOfACall * PRICES.logGigabyte) / BYTES_OF_A_GIGABYTE

export function idleCosts(resources: DeployedResources): Cost[] {
  const { month } = PRICES
  const { tableGigabytes, bucketGigabytes, scheduledCall } = MEASURED
  const backups = 2 * resources.backupDays
  return [
    { part: 'alarms', amount: resources.alarmMetrics * month.alarmMetric },
    {
      part: 'metrics of logged errors',
      amount: resources.count('AWS::Logs::MetricFilter') * month.customMetric,
    },
    { part: 'secrets', amount: resources.count('AWS::SecretsManager::Secret') * month.secret },
    {
      part: 'firewall',
      amount:
        resources.count('AWS::WAFv2::WebACL') * month.firewall + resources.firewallRules * month.firewallRule,
    },
    {
      part: 'scheduled functions',
      amount: resources.scheduledCalls * callPrice(resources.gigabytesOf('schedule'), scheduledCall),
    },
    {
      part: `${tableGigabytes} GB of table with recovery, ${bucketGigabytes} GB of files`,
      amount:
        tableGigabytes * (month.tableGigabyte + month.recoveryGigabyte) +
        bucketGigabytes * month.bucketGigabyte,
    },
    {
      part: 'search collection',
      amount: resources.minimumSearchUnits * HOURS_OF_A_MONTH * PRICES.openSearchUnitHour,
    },
    { part: `${backups} nightly copies`, amount: backups * tableGigabytes * month.backupGigabyte },
  ]
}

function transferPrice(gigabytes: number): number {
  let [sum, from] = [0, 0]
  for (const { upTo, price } of PRICES.cdnGigabytes) {
    sum += Math.max(0, Math.min(gigabytes, upTo) - from) * price
    from = upTo
  }
  return sum
}

export function viewCosts(resources: DeployedResources, views: number): Cost[] {
  const { cdnRequests, kilobytes, ...edge } = MEASURED.view
  const visit = callPrice(resources.gigabytesOf(MEASURED.visit.function), { ...MEASURED.visit, apiCalls: 1 })
  return [
    { part: 'requests', amount: views * priceOf({ cdnRequests }) },
    { part: 'data', amount: transferPrice((views * kilobytes) / KILOBYTES_OF_A_GIGABYTE) },
    { part: 'edge functions and files', amount: views * priceOf(edge) },
    { part: 'count of visits', amount: views * visit },
  ]
}

const invalidationPrice = (paths: number): number =>
  Math.max(0, paths - PRICES.invalidation.free) * PRICES.invalidation.path

export function editCosts(
  resources: DeployedResources,
  { edits, menuChanges }: { edits: number; menuChanges: number },
) {
  const { edit, menuChange } = MEASURED
  const gigabytes = resources.gigabytesOf(edit.function)
  const [a, b] = [edits * DAYS_OF_A_MONTH, menuChanges * DAYS_OF_A_MONTH]
  return [
    { part: 'invalidations', amount: invalidationPrice(a * edit.paths + b * menuChange.paths) },
    { part: 'publishing', amount: a * callPrice(gigabytes, edit) + b * callPrice(gigabytes, menuChange) },
  ]
}

export const callCosts = (resources: DeployedResources, name: 'form' | 'search', calls: number): Cost[] => [
  {
    part: 'calls',
    amount:
      calls *
      callPrice(resources.gigabytesOf(MEASURED[name].function), {
        ...MEASURED[name],
        apiCalls: 1,
        cdnRequests: 1,
      }),
  },
]

export const totalOf = (costs: readonly Cost[]): number => costs.reduce((sum, { amount }) => sum + amount, 0)
