import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { requireUnlocked } from './objectLocked.ts'
import type { ByteRange } from './range.ts'
import { toObject, type StoredObject } from './storedObject.ts'

export interface NewObject {
  bucket: string
  key: string
  body: Uint8Array
  headers?: Record<string, string>
  metadata?: Record<string, string>
}

export type WriteListener = (bucket: string, key: string) => void

export interface KeyRange {
  bucket: string
  prefix: string
  /** Exclusive start key. */
  after: string
  limit: number
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS object (
    bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    modified INTEGER NOT NULL, headers TEXT NOT NULL, metadata TEXT NOT NULL, PRIMARY KEY (bucket, key)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS body (blob TEXT PRIMARY KEY, bytes BLOB NOT NULL)`

/** Larger bodies are files; creating a file is slower than writing a row. */
const INLINE_BYTES = 256 * 1024

/**
 * Metadata and small bodies in SQLite, large bodies as files. Writes to locked objects throw `ObjectLocked`.
 */
export class ObjectStore {
  readonly #folder: string
  readonly #database: DatabaseSync
  readonly #statements: Record<'select' | 'add' | 'body' | 'addBody' | 'removeBody', StatementSync>
  readonly #listeners: WriteListener[] = []

  constructor(stateDir: string) {
    this.#folder = path.join(stateDir, 's3')
    mkdirSync(this.#folder, { recursive: true })
    this.#database = new DatabaseSync(path.join(this.#folder, 'objects.db'))
    this.#database.exec(SCHEMA)
    // Prepared once, as they run for every page.
    this.#statements = {
      select: this.#database.prepare('SELECT * FROM object WHERE bucket = ? AND key = ?'),
      add: this.#database.prepare('INSERT OR REPLACE INTO object VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
      body: this.#database.prepare('SELECT bytes FROM body WHERE blob = ?'),
      addBody: this.#database.prepare('INSERT INTO body VALUES (?, ?)'),
      removeBody: this.#database.prepare('DELETE FROM body WHERE blob = ?'),
    }
  }

  head(bucket: string, key: string): StoredObject | undefined {
    const row = this.#statements.select.get(bucket, key)
    return row && toObject(row)
  }

  async put({ bucket, key, body, headers = {}, metadata = {} }: NewObject): Promise<StoredObject> {
    const blob = randomUUID()
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    if (body.length > INLINE_BYTES) {
      await mkdir(path.dirname(this.#fileOf(blob)), { recursive: true })
      await writeFile(this.#fileOf(blob), body)
    }
    // No await from here on, so that writers of a key cannot interleave.
    const old = this.head(bucket, key)
    requireUnlocked(old?.metadata, new Date())
    const object = { bucket, key, blob, size: body.length, etag, modified: Date.now(), headers, metadata }
    this.#together(() => {
      if (body.length <= INLINE_BYTES) this.#statements.addBody.run(blob, body)
      this.#statements.add.run(
        bucket,
        key,
        blob,
        object.size,
        etag,
        object.modified,
        JSON.stringify(headers),
        JSON.stringify(metadata),
      )
      if (old) this.#statements.removeBody.run(old.blob)
    })
    this.#changed(bucket, key, old)
    return object
  }

  remove(bucket: string, key: string): void {
    const old = this.head(bucket, key)
    if (!old) return
    requireUnlocked(old.metadata, new Date())
    this.#together(() => {
      this.#database.prepare('DELETE FROM object WHERE bucket = ? AND key = ?').run(bucket, key)
      this.#statements.removeBody.run(old.blob)
    })
    this.#changed(bucket, key, old)
  }

  async read(object: StoredObject): Promise<Buffer> {
    return this.#inline(object) ?? readFile(this.#fileOf(object.blob))
  }

  stream(object: StoredObject, { from, to }: ByteRange): NodeJS.ReadableStream {
    const body = this.#inline(object)
    if (body) return Readable.from([body.subarray(from, to + 1)])
    return createReadStream(this.#fileOf(object.blob), { start: from, end: to })
  }

  buckets(): string[] {
    return this.#database
      .prepare('SELECT DISTINCT bucket FROM object')
      .all()
      .map((row) => String(row['bucket']))
  }

  list({ bucket, prefix, after, limit }: KeyRange): StoredObject[] {
    return this.#database
      .prepare(
        `SELECT * FROM object WHERE bucket = ? AND key > ? AND key >= ? AND substr(key, 1, length(?)) = ?
         ORDER BY key LIMIT ?`,
      )
      .all(bucket, after, prefix, prefix, prefix, limit)
      .map(toObject)
  }

  onWrite(listener: WriteListener): void {
    this.#listeners.push(listener)
  }

  close(): void {
    this.#database.close()
  }

  #changed(bucket: string, key: string, old: StoredObject | undefined): void {
    for (const listener of this.#listeners) listener(bucket, key)
    if (old && old.size > INLINE_BYTES) rmSync(this.#fileOf(old.blob), { force: true })
  }

  #inline({ blob, size }: StoredObject): Buffer | undefined {
    const row = size > INLINE_BYTES ? undefined : this.#statements.body.get(blob)
    return row && Buffer.from(row['bytes'] as Uint8Array)
  }

  #together(write: () => void): void {
    this.#database.exec('BEGIN')
    try {
      write()
      this.#database.exec('COMMIT')
    } catch (cause) {
      // a full disk has already rolled back
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw cause
    }
  }

  #fileOf(blob: string): string {
    return path.join(this.#folder, blob.slice(0, 2), blob)
  }
}
