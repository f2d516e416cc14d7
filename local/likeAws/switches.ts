/** Behaviour of AWS that the local runtime imitates on request. */
export const SWITCHES = {
  indexLag: 'Queries of an index read the table as it was up to a second earlier.',
  shards: 'The stream has four shards, read in parallel, with delays and duplicates.',
  conflicts: 'Transactions and single writes fail with a conflict.',
  throttling: 'Calls of the table are throttled.',
  unprocessed: 'Batch calls of the table leave some keys and items unprocessed.',
  edgeCache: 'The CDN caches files until an invalidation completes, and errors for their configured time.',
  stageThrottles: 'Requests above the rates of the API stage get 429.',
  sizeLimits: 'Paths, headers, bodies, responses and transactions above the limits are rejected.',
  copies: 'A function copy handles one call at a time, starts cold and is frozen between calls.',
  memory: 'A function copy that exceeds its memory is killed.',
  resourcePolicies: 'Policies of buckets, topics and functions apply.',
} as const

export type SwitchName = keyof typeof SWITCHES

export interface LikeAwsSettings {
  switches: ReadonlySet<SwitchName>
  /** Repeats the faults of an earlier run. */
  seed: number
}

const names = Object.keys(SWITCHES) as SwitchName[]
const isName = (name: string): name is SwitchName => name in SWITCHES

const OPTION = '--like-aws'
const SEED_OPTION = '--seed='

/** Reads `--like-aws[=name,…]` and `--seed=number`. @throws on an unknown name */
export function readLikeAws(options: readonly string[]): LikeAwsSettings | undefined {
  const option = options.find((one) => one === OPTION || one.startsWith(`${OPTION}=`))
  if (!option) return undefined
  const requested = option === OPTION ? names : option.slice(OPTION.length + 1).split(',')
  const unknown = requested.filter((name) => !isName(name))
  if (unknown.length > 0)
    throw new Error(`${OPTION} does not know ${unknown.join(', ')}. It knows ${names.join(', ')}.`)
  const seed = Number(options.find((one) => one.startsWith(SEED_OPTION))?.slice(SEED_OPTION.length) ?? 1)
  if (!Number.isInteger(seed)) throw new Error(`${SEED_OPTION}… needs a whole number.`)
  return { switches: new Set(requested.filter(isName)), seed }
}

export const describeLikeAws = ({ switches, seed }: LikeAwsSettings): string[] => [
  `Like AWS (${SEED_OPTION}${seed}):`,
  ...[...switches].map((name) => `  ${name}: ${SWITCHES[name]}`),
]
