import { readManifests } from '@flou/functions/manifests.ts'
import { MAX_PART_BYTES } from '@flou/functions/features/search/indexReader.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { SHARDS } from '@flou/functions/features/forms/submissionItems.ts'
import { LANES } from '@flou/functions/features/publishing/store/publishLanes.ts'
import { CHUNK_SIZE } from '@flou/functions/features/publishing/runs/stages.ts'
import { VISIT_SHARDS } from '@flou/functions/features/visits/visitKeys.ts'
import { DeployedResources } from '@flou/infra/commands/cost/deployedResources.ts'
import { MEASURED } from '@flou/infra/commands/cost/prices.ts'
import { configOf } from '@flou/infra/config.ts'
import { templatesOf } from '@flou/infra/stacks/testStack.ts'

/**
 * Computes which key, function or quota gives way first: load of a large site as a share of each limit, highest first.
 * Nothing is called. Sizes come from the template, limits from AWS's documents, costs from the scripts they name.
 * Usage: `node tests/load/scale.ts [pages] [submissions a month] [editors] [views a month]`
 */
const [pages = 100_000, submissions = 1_000_000, editors = 500, views = 100_000_000] = process.argv
  .slice(2)
  .map(Number)

const MONTH_SECONDS = 30.4 * 86_400
/** Busiest second of a month relative to its mean. */
const PEAK = 8
const perSecond = (monthly: number) => (monthly / MONTH_SECONDS) * PEAK

/** Measured on two cores. */
const COSTS = {
  /** `tests/load/publishing/publish10k.ts`: 10,000 pages in 50 s, before unchanged texts were left out of the index. */
  pageSeconds: 0.005,
  /** Head of a page in one language, in memory: titles, paths and directories of words. */
  headBytes: 600,
  /** `docs/decisions/site-search.md`: rebuild of 100,000 pages in 475 s. */
  rebuildSeconds: 0.004_75,
} as const

/** Not measured: an account or real editors are needed. */
const ASSUMED = {
  /** Stream latency between two chunks of a run. */
  wakeSeconds: 0.5,
  /** Each lane reads the ids and records of all pages, and renders its own. */
  readSeconds: 0.000_3,
  /** Node and the bundle of `search`. */
  searchBaseBytes: 90_000_000,
  savesPerMinute: 1,
  callsPerMinute: 30,
  callSeconds: 0.06,
  /** Copies of `publish`, `mailer`, `schedule` and `search` in a busy second. */
  otherCopies: 12,
  /** Table units of an audit entry, a row of the page list and a dependency that a menu change reads. */
  auditUnits: 4,
  pageRowUnits: 2,
  dependencyUnits: 0.05,
  transactionUnits: 2,
} as const

/** Default quotas of a region, from Service Quotas and the developer guides. */
const LIMITS = {
  partitionWrites: 1_000,
  partitionReads: 3_000,
  tableWrites: 40_000,
  functionCopies: 1_000,
  newAccountCopies: 10,
  apiCalls: 10_000,
  bucketPuts: 3_500,
  cdnRequests: 250_000,
} as const

/** Goal for a menu change, and how long editors accept a missing page. */
const RUN_SECONDS = 600

interface Use {
  kind: 'key' | 'function' | 'quota'
  name: string
  load: number
  limit: number
  unit: string
}

const manifests = await readManifests()
const resources = new DeployedResources(
  Object.values(templatesOf('prod', manifests)).map((template) => template.toJSON()),
)
const { throttle, mail } = configOf('prod')
const bytesOf = (name: string) => resources.gigabytesOf(name) * 1_073_741_824
const timeoutOf = (name: string) => manifests[name]?.timeout ?? 0

const [view, form] = [perSecond(views), perSecond(submissions)]
const saves = (editors * ASSUMED.savesPerMinute) / 60
const staffCalls = (editors * ASSUMED.callsPerMinute) / 60
/**
 * Seconds of a menu change. A page is rendered in both languages. Lanes that share a place in the stream share its
 * chunks.
 */
const menuChange = (places: number, lanes = LANES) =>
  (pages / places) * (COSTS.pageSeconds + ASSUMED.wakeSeconds / CHUNK_SIZE) +
  (lanes / places) * pages * ASSUMED.readSeconds
const runSeconds = menuChange(LANES)
const runPages = pages / runSeconds
const copies = {
  visits: (view * MEASURED.visit.milliseconds) / 1_000,
  forms: (form * MEASURED.form.milliseconds) / 1_000,
  content: staffCalls * ASSUMED.callSeconds,
}
const allCopies = Object.values(copies).reduce((sum, count) => sum + count, ASSUMED.otherCopies)

const use = (kind: Use['kind'], name: string, [load, limit, unit]: [number, number, string]): Use => ({
  kind,
  name,
  load,
  limit,
  unit,
})

const USES: readonly Use[] = [
  use('key', `visits#<day>#<shard>, ${VISIT_SHARDS} shards`, [
    (view * MEASURED.visit.tableWrites) / VISIT_SHARDS,
    LIMITS.partitionWrites,
    'writes/s',
  ]),
  use('key', `inbox of a form, ${SHARDS} shards`, [
    (form * MEASURED.form.tableWrites) / SHARDS,
    LIMITS.partitionWrites,
    'writes/s',
  ]),
  use('key', 'counter#<type>: creates of one type', [saves, LIMITS.partitionWrites, 'writes/s']),
  use('key', 'counter-part#<type>: creates of one type', [
    saves * ASSUMED.transactionUnits,
    LIMITS.partitionWrites,
    'writes/s',
  ]),
  use('key', 'audit entries of a month', [saves * ASSUMED.auditUnits, LIMITS.partitionWrites, 'writes/s']),
  use('key', 'gsi1 pages during a run', [
    runPages * ASSUMED.pageRowUnits,
    LIMITS.partitionWrites,
    'writes/s',
  ]),
  use('key', 'gsi2 dep#<layout>: read by a menu change, in 10 s', [
    (pages * ASSUMED.dependencyUnits) / 10,
    LIMITS.partitionReads,
    'reads/s',
  ]),
  use('function', `publish: menu change, ${LANES} lanes`, [runSeconds, RUN_SECONDS, 's']),
  use('function', 'publish: menu change, lanes in pairs', [menuChange(LANES / 2), RUN_SECONDS, 's']),
  use('function', 'publish: menu change without lanes', [menuChange(1, 1), RUN_SECONDS, 's']),
  use('function', 'publish: rebuild of the search index', [
    pages * COSTS.rebuildSeconds,
    timeoutOf('publish'),
    's',
  ]),
  use('function', 'search: memory', [
    ASSUMED.searchBaseBytes + LANGUAGES.length * (pages * COSTS.headBytes + MAX_PART_BYTES),
    bytesOf('search'),
    'bytes',
  ]),
  use('quota', 'copies of functions', [allCopies, LIMITS.functionCopies, 'copies']),
  use('quota', 'copies of functions in a new account', [allCopies, LIMITS.newAccountCopies, 'copies']),
  use('quota', 'API: visits', [view, throttle.visits.rate, 'calls/s']),
  use('quota', 'API: forms', [form, throttle.forms.rate, 'calls/s']),
  use('quota', 'API: staff', [staffCalls, throttle.api.rate, 'calls/s']),
  use('quota', 'API of the region', [view + form + staffCalls, LIMITS.apiCalls, 'calls/s']),
  use('quota', 'table: writes', [
    view * MEASURED.visit.tableWrites + form * MEASURED.form.tableWrites,
    LIMITS.tableWrites,
    'writes/s',
  ]),
  use('quota', 'SES: mails of forms', [form * MEASURED.form.mails, mail.perSecond, 'mails/s']),
  use('quota', 'S3: files of a run', [2 * runPages, LIMITS.bucketPuts, 'puts/s']),
  use('quota', 'CDN requests', [view * MEASURED.view.cdnRequests, LIMITS.cdnRequests, 'requests/s']),
]

const shown = (value: number) =>
  value >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))

console.table(
  USES.map(({ kind, name, load, limit, unit }) => ({
    kind,
    name,
    load: shown(load),
    limit: shown(limit),
    unit,
    share: Math.round((load / limit) * 1_000) / 10,
  })).toSorted((one, other) => other.share - one.share),
)
