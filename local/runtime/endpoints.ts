import type { Server } from 'node:http'
import { close, listen } from '../aws/http.ts'
import { createServices } from '../aws/services.ts'
import { invalidationService } from '../cdn/invalidations.ts'
import { createGateway } from '../dynamodb/gateway.ts'
import { mailService } from '../services/ses.ts'
import { readBuckets } from '../s3/buckets.ts'
import { createS3 } from '../s3/server.ts'
import { secretsManager } from '../services/secretsManager.ts'
import { createEngine, type Engine } from '../stepFunctions/engine.ts'
import { stepFunctionsService } from '../stepFunctions/service.ts'
import { tableTasks } from '../stepFunctions/tableTasks.ts'
import type { Foundation } from './foundation.ts'

/** Invalidations that the developer page shows. */
const KEPT = 50

/** Opens the endpoints that functions call; `closers` gets what closes them. */
export async function openEndpoints(foundation: Foundation, closers: (() => unknown)[]): Promise<void> {
  const { ports } = foundation
  await openServer(gateway(foundation), ports.dynamo, closers)
  await openServer(storage(foundation), ports.s3, closers)
  const engine = engineOf(foundation)
  await openServer(services(foundation, engine), ports.services, closers)
  closers.push(engine.close)
  void engine.resume()
}

export async function openServer(server: Server, port: number, closers: (() => unknown)[]): Promise<void> {
  await listen(server, port)
  closers.push(() => close(server))
}

const gateway = ({ tables, permissions, readers }: Foundation) =>
  createGateway({
    forward: tables.forward,
    permissions,
    onWrite: () => readers.forEach((reader) => reader.wake()),
  })

const storage = ({ stack, stores, permissions, secret, onError }: Foundation) => {
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

function services(foundation: Foundation, engine: Engine): Server {
  const { stores, machines, permissions, invalidations, onError } = foundation
  const known = [
    secretsManager(stores.secrets, permissions),
    mailService(stores.outbox, permissions),
    stepFunctionsService({ machines, engine, permissions, store: stores.executions }),
    invalidationService(permissions, (invalidation) => {
      invalidations.unshift(invalidation)
      invalidations.length = Math.min(invalidations.length, KEPT)
    }),
  ]
  return createServices(known, permissions, onError)
}
