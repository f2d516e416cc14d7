import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown where another instance runs on the same state. */
export class StateInUse extends Error {
  constructor(stateDir: string) {
    super(
      `Another instance is running on ${stateDir}. End it first, or choose another folder with STATE_DIR.`,
    )
  }
}

/** Password hashes, keys and mails are in it: other users of the machine read nothing. A folder that was there stays as it is. */
const OWNER_ONLY = 0o700

/**
 * Takes the state folder for this process. The lock is a lock of the operating system, so a process that is killed
 * leaves none behind.
 * @returns what gives it back
 */
export function lockState(stateDir: string): () => void {
  mkdirSync(stateDir, { recursive: true, mode: OWNER_ONLY })
  const database = new DatabaseSync(path.join(stateDir, 'lock.db'))
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new StateInUse(stateDir)
  }
  return () => database.close()
}
