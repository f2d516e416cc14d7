import { REGISTRY } from '@flou/shared/content/registry.ts'
import { keys, type Key } from '@flou/functions/core/store/keys.ts'
import { UsageError } from '../frame/program.ts'

export interface Scope {
  /** Keys of content types and sections that become exactly as they were. */
  types: ReadonlySet<string>
  /** Also puts back what visitors and staff stored and what is missing now. */
  isWhole: boolean
}

/** `replace` also overwrites and deletes, `addMissing` only creates, `retain` writes nothing. */
export type Treatment = 'replace' | 'addMissing' | 'retain'

/** Access is restored on explicit request only: old passwords and removed rights would be valid again. */
const ACCESS: ReadonlySet<string> = new Set(['user', 'role', 'setting.approval', 'setting.security'])

/**
 * Data that exists nowhere else. Everything else is derived from the stream, or must not return: the audit log,
 * sent mails, ended sessions, used tokens, signing keys.
 */
const COLLECTED: ReadonlySet<string> = new Set([
  ...ACCESS,
  'submission',
  'registrations',
  'places',
  'subscriber',
  'suppressed',
  'consent',
  'estimate',
  'erasure',
  'views',
  'absence',
])

const SUPPORTING: ReadonlySet<string> = new Set([
  'unique',
  'counter',
  'counter-part',
  'list-block',
  'facet-count',
])

export function scopeOf(types: string | undefined, isWhole: boolean): Scope {
  if ((types === undefined) !== isWhole) throw new UsageError('Use either --types or --whole.')
  if (types === undefined)
    return { isWhole, types: new Set([...REGISTRY.types.keys()].filter((key) => !ACCESS.has(key))) }
  const names = types.split(',').map((name) => name.trim())
  for (const name of names)
    if (!REGISTRY.types.has(name))
      throw new UsageError(
        `There is no content type ${name}. Types: ${[...REGISTRY.types.keys()].join(', ')}`,
      )
  return { isWhole, types: new Set(names) }
}

/** Content type, section, or first word of the partition key. */
export function ownerOf({ pk, sk }: Key): string {
  const [first = '', second = ''] = pk.split('#')
  if (first === 'section') return `${second}.${sk.split('#')[0] ?? ''}`
  return SUPPORTING.has(first) ? (second.split('.')[0] ?? '') : first
}

export const isCounter = ({ pk }: Key): boolean => pk.startsWith(keys.counter('').pk)

const { sk: RECORD_TEXT } = keys.recordText('', 0)
const { start: SEARCH_WORD } = keys.words('', 0)
/** Search words are written again from the restored records. */
const isSearchWord = ({ sk }: Key): boolean => sk === RECORD_TEXT || sk.startsWith(SEARCH_WORD)

export function treatmentOf(key: Key, { types, isWhole }: Scope): Treatment {
  if (isSearchWord(key)) return 'retain'
  const owner = ownerOf(key)
  if (types.has(owner)) return 'replace'
  return isWhole && COLLECTED.has(owner) ? 'addMissing' : 'retain'
}
