import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'ABORTED'

export interface StoredExecution {
  arn: string
  machine: string
  name: string
  /** JSON, like the other inputs and the output. */
  input: string
  status: ExecutionStatus
  started: string
  stopped: string | null
  state: string
  stateInput: string
  entered: string
  token: string | null
  /** 1 after the call that passes the token on. */
  isCalled: 0 | 1
  output: string | null
  error: string | null
  cause: string | null
}

const COLUMNS = [
  'arn',
  'machine',
  'name',
  'input',
  'status',
  'started',
  'stopped',
  'state',
  'stateInput',
  'entered',
  'token',
  'isCalled',
  'output',
  'error',
  'cause',
] as const satisfies readonly (keyof StoredExecution)[]

/** As on AWS: names are reusable after 90 days. */
const RETENTION_MS = 90 * 86_400_000
const LISTED = 100

export interface ExecutionStore {
  add: (execution: StoredExecution) => void
  get: (arn: string) => StoredExecution | undefined
  waitingFor: (token: string) => StoredExecution | undefined
  update: (arn: string, fields: Partial<Omit<StoredExecution, 'arn'>>) => void
  running: () => StoredExecution[]
  /** Newest first, after the running ones. */
  list: (status?: string) => StoredExecution[]
  close: () => void
}

const executionIn = (row: Record<string, SQLOutputValue>) => ({ ...row }) as unknown as StoredExecution

export function openExecutionStore(stateDir: string): ExecutionStore {
  const database = new DatabaseSync(path.join(stateDir, 'executions.db'))
  database.exec(`CREATE TABLE IF NOT EXISTS execution (${COLUMNS.join(', ')}, PRIMARY KEY (arn))`)
  database
    .prepare(`DELETE FROM execution WHERE status <> 'RUNNING' AND stopped < ?`)
    .run(new Date(Date.now() - RETENTION_MS).toISOString())
  const select = (rest: string) => database.prepare(`SELECT * FROM execution ${rest}`)
  const byArn = select('WHERE arn = ?')
  const byToken = select(`WHERE token = ? AND status = 'RUNNING'`)
  const running = select(`WHERE status = 'RUNNING' ORDER BY started`)
  const newest = select(
    `WHERE status = ? OR ? = '' ORDER BY status <> 'RUNNING', started DESC LIMIT ${LISTED}`,
  )
  const insert = database.prepare(`INSERT INTO execution VALUES (${COLUMNS.map(() => '?').join(', ')})`)
  const one = (row: Record<string, SQLOutputValue> | undefined) => row && executionIn(row)
  return {
    add: (execution) => void insert.run(...COLUMNS.map((name) => execution[name])),
    get: (arn) => one(byArn.get(arn)),
    waitingFor: (token) => one(byToken.get(token)),
    update(arn, fields) {
      const entries = COLUMNS.flatMap((name) => (name === 'arn' || fields[name] === undefined ? [] : [name]))
      const set = entries.map((name) => `${name} = ?`).join(', ')
      const values = entries.map((name) => fields[name] ?? null)
      database.prepare(`UPDATE execution SET ${set} WHERE arn = ?`).run(...values, arn)
    },
    running: () => running.all().map(executionIn),
    list: (status = '') => newest.all(status, status).map(executionIn),
    close: () => database.close(),
  }
}
