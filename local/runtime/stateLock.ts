import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

class StateInUse extends Error {
  constructor(stateDir: string) {
    super(
      `Another instance is running on ${stateDir}. End it first, or choose another folder with STATE_DIR.`,
    )
  }
}

/** The folder contains password hashes, keys and mails. */
const OWNER_ONLY = 0o700

/**
 * OS file lock, which a killed process releases.
 * @returns a function that unlocks it
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
