import type { Server } from 'node:http'
import { close, listen } from '../aws/http.ts'
import { createServices } from '../aws/services.ts'
import { keyValueService } from '../cdn/keyValueStores.ts'
import { invalidationService } from '../cdn/invalidations.ts'
import { createGateway } from '../dynamodb/gateway.ts'
import { indexLag } from '../likeAws/indexLag.ts'
import { tableFaults } from '../likeAws/tableFaults.ts'
import { mailService } from '../services/ses.ts'
import { readBuckets } from '../s3/buckets.ts'
import { createS3 } from '../s3/server.ts'
import { secretsManager } from '../services/secretsManager.ts'
import { createEngine, type Engine } from '../stepFunctions/engine.ts'
import { stepFunctionsService } from '../stepFunctions/service.ts'
import { tableTasks } from '../stepFunctions/tableTasks.ts'
import type { Foundation } from './foundation.ts'

const MOST_INVALIDATIONS = 50

/** Appends close functions to `closers`. */
export async function openEndpoints(foundation: Foundation, closers: (() => unknown)[]): Promise<void> {
  const { ports } = foundation
  await openServer(createGatewayServer(foundation), ports.dynamo, closers)
  await openServer(createStorageServer(foundation), ports.s3, closers)
  const engine = engineOf(foundation)
  await openServer(createServicesServer(foundation, engine), ports.services, closers)
  closers.push(engine.close)
  void engine.resume()
}

export async function openServer(server: Server, port: number, closers: (() => unknown)[]): Promise<void> {
  await listen(server, port)
  closers.push(() => close(server))
}

const createGatewayServer = ({ tables, permissions, readers, faults }: Foundation) => {
  const intercepts = faults.isAnyOn ? [tableFaults(faults)] : []
  for (const table of faults.isOn('indexLag') ? tables.all : [])
    intercepts.push(indexLag({ call: tables.call, table, faults }))
  return createGateway({
    forward: tables.forward,
    permissions,
    onWrite: () => readers.forEach((reader) => reader.wake()),
    intercepts,
  })
}

const createStorageServer = ({ stack, stores, permissions, secret, onError }: Foundation) => {
  const { all, locks } = readBuckets(stack)
  return createS3({
    store: stores.objects,
    buckets: all,
    locks,
    secretFor: (accessKey) => (permissions.isKnown(accessKey) ? secret : undefined),
    permissions,
    onError,
  })
}

const engineOf = ({ stores, machines, permissions, tables, readers, onError }: Foundation): Engine =>
  createEngine({
    store: stores.executions,
    machines,
    onError,
    runTask: tableTasks({
      permissions,
      call: tables.call,
      onWrite: () => readers.forEach((reader) => reader.wake()),
    }),
  })

function createServicesServer(foundation: Foundation, engine: Engine): Server {
  const { stack, stores, machines, permissions, invalidations, edgeCaches, keyValues, onError } = foundation
  const services = [
    secretsManager(stores.secrets, permissions),
    mailService({ stack, outbox: stores.outbox, permissions }),
    stepFunctionsService({ machines, engine, permissions, store: stores.executions }),
    keyValueService(keyValues, permissions),
    invalidationService(permissions, (invalidation) => {
      edgeCaches.invalidate(invalidation)
      invalidations.unshift(invalidation)
      invalidations.length = Math.min(invalidations.length, MOST_INVALIDATIONS)
    }),
  ]
  return createServices(services, permissions, onError)
}
