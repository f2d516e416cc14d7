import { RELEASE_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import { operationContext, policiesOf } from '../../../core/http/records/operationContext.ts'
import { queryVersion } from '../../../core/http/records/requestValues.ts'
import type { Route } from '../../../core/http/router.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import { collect, removeItem, replaceItem } from '../collect/collect.ts'
import { advanceRelease } from '../run/advanceRelease.ts'
import type { SiteSwitch } from '../run/siteSwitch.ts'
import { requireReauthenticationForItems, startRelease, startUndo } from '../run/startRelease.ts'
import { requireRelease } from '../store/readReleases.ts'
import { rowOfItem, rowOfRelease, type StoredRelease } from '../store/storedRelease.ts'
import { isStarted } from '@flou/shared/releases/release.ts'
import { answerChecks, answerItem, answerLog, answerRelease, answerReleases } from './releaseAnswers.ts'
import {
  decision,
  newItem,
  newRelease,
  undoing,
  updatedItem,
  updatedRelease,
  version,
} from './releaseInput.ts'
import {
  cancelRelease,
  createRelease,
  decideRelease,
  deleteRelease,
  MANAGE_RELEASES,
  requireVersion,
  updateRelease,
} from './releaseActions.ts'

/** Milliseconds per call; the schedule continues what remains. */
const WORK_MS = 20_000

const idIn = ({ parameters }: Pick<StaffCall, 'parameters'>): string => parameters.id ?? ''
const itemIn = ({ parameters }: Pick<StaffCall, 'parameters'>): string => parameters.item ?? ''
const asRow = (release: StoredRelease, message?: MessageCode): Answer => ({
  data: rowOfRelease(release),
  ...(message && { message }),
})

function callsOf(registry: Registry, siteSwitch?: SiteSwitch) {
  const contextOf = (call: StaffCall): OperationContext => operationContext(call, 'releases', registry)
  const advance = (call: StaffCall): Promise<StoredRelease> => {
    const end = performance.now() + WORK_MS
    const { table, now } = call.services
    const services = { table, registry, policies: policiesOf(call), now, ...(siteSwitch && { siteSwitch }) }
    return advanceRelease(services, idIn(call), () => performance.now() < end)
  }
  return { contextOf, advance }
}

const route = (method: Route['method'], path: string, answer: Route['endpoint']): Route => ({
  method,
  path,
  endpoint: answer,
})
const permission = MANAGE_RELEASES

function readRoutes(registry: Registry): Route[] {
  const get = (path: string, handle: (call: StaffCall) => Promise<Answer>) =>
    route('GET', path, endpoint({ permission, handle }))
  const { contextOf } = callsOf(registry)
  return [
    get(RELEASE_PATHS.all, (call) => answerReleases(call, registry)),
    get(RELEASE_PATHS.one('{id}'), (call) => answerRelease(contextOf(call), idIn(call))),
    get(RELEASE_PATHS.item('{id}', '{item}'), (call) =>
      answerItem(contextOf(call), idIn(call), itemIn(call)),
    ),
    get(RELEASE_PATHS.checks('{id}'), (call) => answerChecks(contextOf(call), idIn(call))),
    get(RELEASE_PATHS.log('{id}'), (call) => answerLog(contextOf(call), idIn(call))),
  ]
}

function itemRoutes(registry: Registry): Route[] {
  const { contextOf } = callsOf(registry)
  const adding = endpoint({
    permission,
    input: newItem,
    bodyLimit: 'content',
    handle: async (call) => ({
      data: rowOfItem(await collect(contextOf(call), idIn(call), call.body)),
      status: 201,
      message: 'releaseItemAdded',
    }),
  })
  const replacing = endpoint({
    permission,
    input: updatedItem,
    bodyLimit: 'content',
    handle: async (call) => {
      const ids = { releaseId: idIn(call), itemId: itemIn(call) }
      return {
        data: rowOfItem(await replaceItem(contextOf(call), ids, call.body)),
        message: 'releaseItemSaved',
      }
    },
  })
  const removing = endpoint({
    permission,
    handle: async (call) =>
      asRow(await removeItem(contextOf(call), idIn(call), itemIn(call)), 'releaseItemRemoved'),
  })
  return [
    route('POST', RELEASE_PATHS.items('{id}'), adding),
    route('PUT', RELEASE_PATHS.item('{id}', '{item}'), replacing),
    route('DELETE', RELEASE_PATHS.item('{id}', '{item}'), removing),
  ]
}

function decisionRoutes(registry: Registry): Route[] {
  const { contextOf } = callsOf(registry)
  const cancelling = endpoint({
    permission,
    input: version,
    handle: async (call) =>
      asRow(await cancelRelease(contextOf(call), idIn(call), call.body.recordVersion), 'releaseCancelled'),
  })
  const deciding = endpoint({
    permission,
    input: decision,
    handle: async (call) => asRow(await decideRelease(contextOf(call), idIn(call), call.body)),
  })
  return [
    route('POST', RELEASE_PATHS.cancel('{id}'), cancelling),
    route('POST', RELEASE_PATHS.approval('{id}'), deciding),
  ]
}

function publishRoutes(registry: Registry, siteSwitch?: SiteSwitch): Route[] {
  const { contextOf, advance } = callsOf(registry, siteSwitch)
  const publishing = endpoint({
    permission,
    input: version,
    handle: async (call) => {
      const context = contextOf(call)
      const id = idIn(call)
      if (!isStarted((await requireRelease(context.table, id)).state)) {
        const expected = await requireVersion(context, id, call.body.recordVersion)
        await requireReauthenticationForItems(context, id)
        const { publishAt: _, ...release } = expected
        await startRelease(context, release, siteSwitch ? 'building' : 'applying')
      }
      return asRow(await advance(call))
    },
  })
  const reverting = endpoint({
    permission,
    input: undoing,
    handle: async (call) => {
      const context = contextOf(call)
      const { recordVersion, isForced } = call.body
      const release = await requireVersion(context, idIn(call), recordVersion)
      await startUndo(context, release, { isForced, isStaged: siteSwitch !== undefined })
      return asRow(await advance(call))
    },
  })
  return [
    route('POST', RELEASE_PATHS.publish('{id}'), publishing),
    route('POST', RELEASE_PATHS.undo('{id}'), reverting),
  ]
}

export function releaseRoutes(registry: Registry, siteSwitch?: SiteSwitch): Route[] {
  const { contextOf } = callsOf(registry)
  const creating = endpoint({
    permission,
    input: newRelease,
    handle: async (call) => ({
      ...asRow(await createRelease(contextOf(call), call.body), 'saved'),
      status: 201,
    }),
  })
  const updating = endpoint({
    permission,
    input: updatedRelease,
    handle: async (call) => asRow(await updateRelease(contextOf(call), idIn(call), call.body), 'updated'),
  })
  const deleting = endpoint({
    permission,
    handle: async (call) => {
      await deleteRelease(contextOf(call), idIn(call), queryVersion(call) ?? 0)
      return { data: null, message: 'releaseDeleted' }
    },
  })
  return [
    ...readRoutes(registry),
    route('POST', RELEASE_PATHS.all, creating),
    route('PUT', RELEASE_PATHS.one('{id}'), updating),
    route('DELETE', RELEASE_PATHS.one('{id}'), deleting),
    ...itemRoutes(registry),
    ...publishRoutes(registry, siteSwitch),
    ...decisionRoutes(registry),
  ]
}
