import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromSeeding, SeedTask, ToSeeding } from './seedTasks.ts'

const PROGRAM = fileURLToPath(new URL('./seedProgram.ts', import.meta.url))

/**
 * Runs in a child process; seeding continues after `onHome`.
 * @throws the reason of a failure
 */
export async function runSeeding(
  task: SeedTask,
  onHome: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const seeding = fork(PROGRAM)
  const send = (message: ToSeeding) => seeding.send(message)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  seeding.on('message', (message: FromSeeding) => {
    if (message.kind === 'home') onHome().then(() => send({ kind: 'goOn' }), reject)
    else if (message.kind === 'failed') reject(new Error(message.reason))
    else resolve()
  })
  seeding.on('error', reject)
  seeding.on('exit', (code, signal) => reject(new Error(`its process ended with ${code ?? signal}`)))
  send(task)
  try {
    await promise
  } finally {
    seeding.kill()
  }
}
