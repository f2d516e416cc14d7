import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { ByteRange } from './range.ts'

const textRecord = z.record(z.string(), z.string())

/** An object without its body. */
export interface StoredObject {
  bucket: string
  key: string
  /** Names the file with the body. */
  blob: string
  size: number
  /** In quotes. */
  etag: string
  /** Epoch milliseconds. */
  modified: number
  /** `content-type`, `cache-control` … */
  headers: Record<string, string>
  /** `x-amz-meta-…` and other headers that come back as they were given. */
  metadata: Record<string, string>
}
export interface NewObject {
  bucket: string
  key: string
  body: Uint8Array
  headers?: Record<string, string>
  metadata?: Record<string, string>
}

export type ChangeListener = (bucket: string, key: string) => void

/** A part of a bucket's keys. */
export interface KeyRange {
  bucket: string
  prefix: string
  /** Keys up to and with this one are left out. */
  after: string
  limit: number
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS object (
    bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, headers TEXT NOT NULL, metadata TEXT NOT NULL, PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID`

/** Bytes below which a body is written while everything waits. */
const WRITTEN_AT_ONCE = 256 * 1024

/** Buckets in files: a body is a file of its own, and one row of a database makes it the object. */
export class ObjectStore {
  readonly #folder: string
  readonly #database: DatabaseSync
  readonly #select: StatementSync
  readonly #listeners: ChangeListener[] = []
  /** Folders of bodies that are there. */
  readonly #folders = new Set<string>()

  constructor(stateDir: string) {
    this.#folder = path.join(stateDir, 's3')
    mkdirSync(this.#folder, { recursive: true })
    this.#database = new DatabaseSync(path.join(this.#folder, 'objects.db'))
    this.#database.exec(SCHEMA)
    // Asked for every request of the CDN that is not in memory.
    this.#select = this.#database.prepare('SELECT * FROM object WHERE bucket = ? AND key = ?')
  }

  head(bucket: string, key: string): StoredObject | undefined {
    const row = this.#select.get(bucket, key)
    return row && toObject(row)
  }

  async put({ bucket, key, body, headers = {}, metadata = {} }: NewObject): Promise<StoredObject> {
    const blob = randomUUID()
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    this.#requireFolder(blob)
    // a page is written faster than a thread could be asked to
    if (body.length < WRITTEN_AT_ONCE) writeFileSync(this.#fileOf(blob), body)
    else await writeFile(this.#fileOf(blob), body)
    // Nothing is waited for from here on: two writers of one key cannot come between each other.
    const old = this.head(bucket, key)
    const object = { bucket, key, blob, size: body.length, etag, modified: Date.now(), headers, metadata }
    this.#database
      .prepare('INSERT OR REPLACE INTO object VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        bucket,
        key,
        blob,
        object.size,
        etag,
        object.modified,
        JSON.stringify(headers),
        JSON.stringify(metadata),
      )
    this.#changed(bucket, key, old)
    return object
  }

  #requireFolder(blob: string): void {
    const folder = path.dirname(this.#fileOf(blob))
    if (this.#folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
  }

  remove(bucket: string, key: string): void {
    const old = this.head(bucket, key)
    if (!old) return
    this.#database.prepare('DELETE FROM object WHERE bucket = ? AND key = ?').run(bucket, key)
    this.#changed(bucket, key, old)
  }

  read(object: StoredObject): Promise<Buffer> {
    return readFile(this.#fileOf(object.blob))
  }

  stream(object: StoredObject, { from, to }: ByteRange): NodeJS.ReadableStream {
    return createReadStream(this.#fileOf(object.blob), { start: from, end: to })
  }

  /** Objects in order of their keys. */
  list({ bucket, prefix, after, limit }: KeyRange): StoredObject[] {
    return this.#database
      .prepare(
        `SELECT * FROM object WHERE bucket = ? AND key > ? AND key >= ? AND substr(key, 1, length(?)) = ?
         ORDER BY key LIMIT ?`,
      )
      .all(bucket, after, prefix, prefix, prefix, limit)
      .map(toObject)
  }

  /** Calls `listener` after each change of an object. */
  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener)
  }

  close(): void {
    this.#database.close()
  }

  #changed(bucket: string, key: string, old: StoredObject | undefined): void {
    for (const listener of this.#listeners) listener(bucket, key)
    if (old) rmSync(this.#fileOf(old.blob), { force: true })
  }

  #fileOf(blob: string): string {
    return path.join(this.#folder, blob.slice(0, 2), blob)
  }
}

function toObject(row: Record<string, unknown>): StoredObject {
  return {
    bucket: String(row['bucket']),
    key: String(row['key']),
    blob: String(row['blob']),
    size: Number(row['size']),
    etag: String(row['etag']),
    modified: Number(row['modified']),
    headers: textRecord.parse(JSON.parse(String(row['headers']))),
    metadata: textRecord.parse(JSON.parse(String(row['metadata']))),
  }
}
