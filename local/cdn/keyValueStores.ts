import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AwsError, type AwsService } from '../aws/services.ts'
import type { Permissions } from '../aws/permissions.ts'
import type { Faults } from '../likeAws/faults.ts'

interface Entry {
  Key: string
  Value?: string
}

interface Stored {
  etag: string
  values: Record<string, string>
}

const LONGEST_DELAY_MS = 2_000
const MAX_KEYS = 50
const MAX_BYTES = 5 * 1024 * 1024
const MAX_VALUE_BYTES = 1024

const newStore = (): Stored => ({ etag: randomUUID(), values: {} })

/** Key value stores of the CDN's functions, by ARN; edge locations may see changes later. */
export class KeyValueStores {
  readonly #file: string
  readonly #faults: Faults
  readonly #stores: Record<string, Stored>
  readonly #atEdge = new Map<string, Record<string, string>>()

  constructor(stateDir: string, faults: Faults) {
    this.#file = path.join(stateDir, 'key-values.json')
    this.#faults = faults
    this.#stores = readStores(this.#file)
    for (const [arn, { values }] of Object.entries(this.#stores)) this.#atEdge.set(arn, values)
  }

  /** Returns a value as the functions at the edge see it. */
  valueAtEdge(arn: string, key: string): string | undefined {
    return this.#atEdge.get(arn)?.[key]
  }

  read(arn: string): Stored {
    return this.#stores[arn] ?? newStore()
  }

  etagOf(arn: string): string {
    const stored = (this.#stores[arn] ??= newStore())
    return stored.etag
  }

  update(arn: string, entries: readonly Entry[]): string {
    const values = { ...this.read(arn).values }
    for (const { Key, Value } of entries) {
      if (Value === undefined) delete values[Key]
      else values[Key] = Value
    }
    if (JSON.stringify(values).length > MAX_BYTES)
      throw new AwsError(402, 'ServiceQuotaExceededException', 'The store is full.')
    const etag = randomUUID()
    this.#stores[arn] = { etag, values }
    this.#save()
    const show = () => void this.#atEdge.set(arn, values)
    if (this.#faults.isOn('edgeCache'))
      setTimeout(show, this.#faults.random('edgeCache') * LONGEST_DELAY_MS).unref()
    else show()
    return etag
  }

  #save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#stores))
    renameSync(`${this.#file}.new`, this.#file)
  }
}

function readStores(file: string): Record<string, Stored> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>
  } catch {
    return {}
  }
}

function requireLimits(entries: readonly Entry[]): void {
  if (entries.length > MAX_KEYS) throw new AwsError(400, 'ValidationException', `At most ${MAX_KEYS} keys.`)
  if (entries.some(({ Value = '' }) => Buffer.byteLength(Value) > MAX_VALUE_BYTES))
    throw new AwsError(400, 'ValidationException', `A value has at most ${MAX_VALUE_BYTES} bytes.`)
}

const URL_PATTERN = /^\/key-value-stores\/([^/?]+)(\/keys)?(?:\?(.*))?$/

/** Describes a store, lists its keys, and updates up to 50 of them if the ETag matches. */
export function keyValueService(stores: KeyValueStores, permissions: Permissions): AwsService {
  const list = (arn: string, query: string) => {
    const parameters = new URLSearchParams(query)
    const start = Number(parameters.get('NextToken') ?? 0)
    const end = start + Math.min(Number(parameters.get('MaxResults') ?? 10), MAX_KEYS)
    const all = Object.entries(stores.read(arn).values)
    const Items = all.slice(start, end).map(([Key, Value]) => ({ Key, Value }))
    return { json: { Items, ...(end < all.length && { NextToken: String(end) }) } }
  }
  const update = (arn: string, body: Buffer, etag: unknown) => {
    const { Puts = [], Deletes = [] } = JSON.parse(body.toString()) as Partial<
      Record<'Puts' | 'Deletes', Entry[]>
    >
    requireLimits([...Puts, ...Deletes])
    if (etag !== stores.etagOf(arn)) throw new AwsError(409, 'ConflictException', 'The ETag does not match.')
    const ETag = stores.update(arn, [...Puts, ...Deletes.map(({ Key }) => ({ Key }))])
    return { json: { ItemCount: Object.keys(stores.read(arn).values).length }, headers: { etag: ETag } }
  }
  return {
    matches: ({ url }) => URL_PATTERN.test(url ?? ''),
    handle({ request, body, caller }) {
      const [, encoded = '', keys, query = ''] = URL_PATTERN.exec(request.url ?? '') ?? []
      const arn = decodeURIComponent(encoded)
      const require = (action: string) =>
        permissions.require(caller, `cloudfront-keyvaluestore:${action}`, arn)
      if (keys === undefined) {
        require('DescribeKeyValueStore')
        return { json: { KvsARN: arn, Status: 'READY' }, headers: { etag: stores.etagOf(arn) } }
      }
      if (request.method === 'GET') {
        require('ListKeys')
        return list(arn, query)
      }
      require('UpdateKeys')
      return update(arn, body, request.headers['if-match'])
    },
  }
}
