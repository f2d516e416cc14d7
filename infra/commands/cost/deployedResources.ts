import * as z from 'zod/mini'

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(z.record(z.string(), z.unknown()), {}) }),
  ),
})
interface Resource {
  id: string
  type: string
  properties: unknown
}

const list = z._default(z.array(z.unknown()), [])
const alarmSchema = z.object({
  Metrics: z._default(z.array(z.object({ MetricStat: z.optional(z.unknown()) })), []),
})
const functionSchema = z.object({ MemorySize: z._default(z.number(), 128) })
const planSchema = z.object({
  BackupPlan: z.object({
    BackupPlanRule: z.array(z.object({ Lifecycle: z.object({ DeleteAfterDays: z.number() }) })),
  }),
})
const collectionSchema = z.object({ StandbyReplicas: z._default(z.string(), 'ENABLED') })
const scheduleSchema = z.object({ ScheduleExpression: z.optional(z.string()) })

const MEGABYTES_OF_A_GIGABYTE = 1_024
const MINUTES_OF_A_MONTH = 43_800
const MINUTES_OF: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440 }

/** Calls a month of an expression such as `rate(5 minutes)`. */
function callsOf(expression = ''): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  return count === undefined ? 0 : MINUTES_OF_A_MONTH / (Number(count) * (MINUTES_OF[unit] ?? 1))
}

export class DeployedResources {
  readonly #all: readonly Resource[]

  constructor(templates: readonly unknown[]) {
    this.#all = templates.flatMap((template) =>
      Object.entries(templateSchema.parse(template).Resources).map(([id, { Type: type, Properties }]) => ({
        id,
        type,
        properties: Properties,
      })),
    )
  }

  get size(): number {
    return this.#all.length
  }

  count(type: string): number {
    return this.#all.filter((resource) => resource.type === type).length
  }

  #parsed<S extends z.core.$ZodType>(schema: S, ...types: string[]): z.output<S>[] {
    return this.#all
      .filter(({ type }) => types.includes(type))
      .map(({ properties }) => z.parse(schema, properties))
  }

  get alarmMetrics(): number {
    return this.#parsed(alarmSchema, 'AWS::CloudWatch::Alarm')
      .map(({ Metrics }) => Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat !== undefined).length))
      .reduce((sum, metrics) => sum + metrics, 0)
  }

  get firewallRules(): number {
    return this.#parsed(z.object({ Rules: list }), 'AWS::WAFv2::WebACL').flatMap(({ Rules }) => Rules).length
  }

  get scheduledCalls(): number {
    return this.#parsed(scheduleSchema, 'AWS::Scheduler::Schedule', 'AWS::Events::Rule')
      .map(({ ScheduleExpression }) => callsOf(ScheduleExpression))
      .reduce((sum, calls) => sum + calls, 0)
  }

  get minimumSearchUnits(): number {
    return this.#parsed(collectionSchema, 'AWS::OpenSearchServerless::Collection')
      .map(({ StandbyReplicas }) => (StandbyReplicas === 'ENABLED' ? 2 : 1))
      .reduce((sum, units) => sum + units, 0)
  }

  get backupDays(): number {
    return this.#parsed(planSchema, 'AWS::Backup::BackupPlan')
      .flatMap(({ BackupPlan }) => BackupPlan.BackupPlanRule)
      .reduce((sum, { Lifecycle }) => sum + Lifecycle.DeleteAfterDays, 0)
  }

  gigabytesOf(name: string): number {
    const found = this.#all.find(
      ({ id, type }) => type === 'AWS::Lambda::Function' && id.startsWith(`${name}Function`),
    )
    if (!found) throw new Error(`The template has no function ${name}.`)
    return functionSchema.parse(found.properties).MemorySize / MEGABYTES_OF_A_GIGABYTE
  }
}
