import { readManifests } from '@flou/functions/manifests.ts'
import { beforeAll, expect, test } from 'vitest'
import { templatesOf } from '../../stacks/testStack.ts'
import { callCosts, editCosts, idleCosts, totalOf, viewCosts } from './costs.ts'
import { DeployedResources } from './deployedResources.ts'
import { costTable, withTable } from './table.ts'

let resources: DeployedResources

beforeAll(async () => {
  const templates = Object.values(templatesOf('dev', await readManifests()))
  resources = new DeployedResources(templates.map((template) => template.toJSON()))
})

const amountOf = (part: string) => idleCosts(resources).find((cost) => cost.part === part)?.amount

test('the template costs what stands in it: each metric of an alarm, secrets and calls each minute', () => {
  const small = new DeployedResources([
    {
      Resources: {
        One: { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Errors' } },
        Sum: {
          Type: 'AWS::CloudWatch::Alarm',
          Properties: { Metrics: [{ Expression: 'a+b' }, { MetricStat: {} }, { MetricStat: {} }] },
        },
        Key: { Type: 'AWS::SecretsManager::Secret' },
        Minute: { Type: 'AWS::Scheduler::Schedule', Properties: { ScheduleExpression: 'rate(5 minutes)' } },
        scheduleFunction1: { Type: 'AWS::Lambda::Function', Properties: { MemorySize: 512 } },
      },
    },
  ])

  expect(small.alarmMetrics).toBe(3)
  expect(small.scheduledCalls).toBe(8_760)
  expect(small.gigabytesOf('schedule')).toBe(0.5)
  const costs = new Map(idleCosts(small).map(({ part, amount }) => [part, amount]))
  expect(costs.get('alarms')).toBeCloseTo(0.3)
  expect(costs.get('secrets')).toBeCloseTo(0.4)
})

test('the real template has alarms, secrets and functions that run each minute', () => {
  for (const part of ['alarms', 'secrets', 'scheduled functions'])
    expect(amountOf(part), part).toBeGreaterThan(0)
  expect(totalOf(idleCosts(resources))).toBeLessThan(20)
})

test('a search collection costs its least units, twice with standby copies, and nothing if it is turned off', () => {
  const costOf = (properties?: object) => {
    const Pages = { Type: 'AWS::OpenSearchServerless::Collection', Properties: properties }
    const scheduleFunction = { Type: 'AWS::Lambda::Function' }
    const template = { Resources: { scheduleFunction, ...(properties && { Pages }) } }
    const costs = idleCosts(new DeployedResources([template]))
    return costs.find(({ part }) => part === 'search collection')?.amount
  }

  expect(costOf({ StandbyReplicas: 'DISABLED' })).toBeCloseTo(175.2)
  expect(costOf({ StandbyReplicas: 'ENABLED' })).toBeCloseTo(350.4)
  expect(costOf()).toBe(0)
})

test('views cost less each as their data grows; invalidations cost nothing within the free ones', () => {
  const [million, hundred] = [1_000_000, 100_000_000].map((views) => totalOf(viewCosts(resources, views)))

  expect(hundred).toBeLessThan((million ?? 0) * 100)
  expect(editCosts(resources, { edits: 1, menuChanges: 0 })[0]?.amount).toBe(0)
  expect(editCosts(resources, { edits: 50, menuChanges: 10 })[0]?.amount).toBeGreaterThan(0)
  expect(totalOf(callCosts(resources, 'form', 10_000))).toBeGreaterThan(1)
})

test('the table names its date and marks missed goals, and replaces the former one of the document', () => {
  const table = costTable('dev', resources)

  expect(table).toMatch(/List prices of \d{4}-\d\d-\d\d/)
  expect(table).toMatch(/^\| idle \| \$ \d+\.\d\d \| ≤ 10/m)
  const document = '# Costs\n\n<!-- npm run cost -->\n\nold\n\n<!-- end -->\n\nMore\n'
  expect(withTable(document, table)).toBe(
    `# Costs\n\n<!-- npm run cost -->\n\n${table}\n\n<!-- end -->\n\nMore\n`,
  )
  expect(() => withTable('# Costs', table)).toThrow('no marks')
})
