import { openFunctionLog, type FunctionLog } from '../lambda/functionLog.ts'
import { openOutbox, type Outbox } from '../services/outbox.ts'
import { ObjectStore } from '../s3/objectStore.ts'
import { openSecretStore, type SecretStore } from '../services/secretStore.ts'
import { openExecutionStore, type ExecutionStore } from '../stepFunctions/executionStore.ts'
import { openCheckpoints, type Checkpoints } from '../streams/checkpoints.ts'

export interface Stores {
  objects: ObjectStore
  secrets: SecretStore
  checkpoints: Checkpoints
  outbox: Outbox
  executions: ExecutionStore
  log: FunctionLog
  close: () => void
}

export function openStores(stateDir: string, onError: (cause: unknown) => void): Stores {
  const objects = new ObjectStore(stateDir)
  const secrets = openSecretStore(stateDir)
  const checkpoints = openCheckpoints({ stateDir, onError })
  const log = openFunctionLog(stateDir)
  const executions = openExecutionStore(stateDir)
  return {
    objects,
    secrets,
    checkpoints,
    outbox: openOutbox(stateDir),
    log,
    executions,
    close() {
      objects.close()
      secrets.close()
      checkpoints.close()
      log.close()
      executions.close()
    },
  }
}
