import { createHmac } from 'node:crypto'
import type { AnyType } from '@flou/shared/content/define.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS } from '@flou/shared/approval/workflow.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import { hashSecret, isEqualSecret } from '../../../core/identity/refreshSecret.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Command } from '../../../core/store/command.ts'
import {
  contentOfChangeRequest,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { hasFactor, readFactors } from '../../accounts/index.ts'
import { mailKeys, type UnmintedToken } from '../../mail/index.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import { approvalSettings, blockingReason } from '../request/approvers.ts'
import { activeCaller } from '../../../core/operations/caller.ts'
import type { HooksByType } from '../../../core/operations/hooks/typeHooks.ts'
import type { Caller } from '../../../core/operations/operation.ts'
import { requiresReauthentication } from '../../../core/operations/requiresReauthentication.ts'

const LINK_DAYS = 3
const NONCE_MS = 30 * 60_000

const linkSchema = z.object({
  secretHash: z.string(),
  hash: z.string(),
  round: z.number(),
  seed: z.string(),
  ttl: z.number(),
})

interface Reading {
  table: Table
  registry: Registry
  hooks: HooksByType
  now: Date
}

export interface Decidable {
  changeRequest: StoredChangeRequest
  type: AnyType
  command: Command
  before: Values | null
}

const FILES: ReadonlySet<string> = new Set([media.key, mediaFolder.key])
const TEXT_COMMANDS: ReadonlySet<Command['name']> = new Set(['store', 'publish', 'unpublish', 'trash'])

const referenced = ({ declaration }: AnyType, fields: Values | null): string =>
  JSON.stringify(fields ? referencesOf(declaration, fields) : [])

/**
 * Returns the change if text alone describes it; undefined for pictures, batches, reordering and writes that
 * require reauthentication.
 */
async function findTextDecision(
  { table, registry, hooks }: Omit<Reading, 'now'>,
  changeRequest: StoredChangeRequest,
): Promise<Decidable | undefined> {
  const type = typeOfChangeRequest(registry, changeRequest)
  const { command } = await contentOfChangeRequest(table, changeRequest)
  if (FILES.has(type.key) || !TEXT_COMMANDS.has(command.name) || !('fields' in command)) return undefined
  if (await requiresReauthentication({ table, hooks }, { changeRequest, type, command })) return undefined
  const { recordId: id, liveVersion: version } = changeRequest
  const live = version > 0 ? await getRevision(table, type, { id, version }) : undefined
  const before = live ? dataOf(live) : null
  const isTakenAway = command.name === 'unpublish' || command.name === 'trash'
  const isTextOnly = isTakenAway || referenced(type, before) === referenced(type, command.fields)
  return isTextOnly ? { changeRequest, type, command, before } : undefined
}

export const isDecidedByMail = async (
  context: Omit<Reading, 'now'>,
  changeRequest: StoredChangeRequest,
): Promise<boolean> =>
  changeRequest.status === WORKFLOW_STATUS.pending &&
  (await approvalSettings(context)).isMailDecisionAllowed &&
  (await findTextDecision(context, changeRequest)) !== undefined

/**
 * Returns the token of a mail link for one approver and one content; a new mail invalidates earlier links.
 */
export const decisionToken = (
  { id, hash, round }: Pick<StoredChangeRequest, 'id' | 'hash' | 'round'>,
  person: number,
): UnmintedToken => ({
  mint: 'decision',
  prefix: `${id}.${person}.`,
  item: { changeRequest: id, person, hash, round },
  lifetime: LINK_DAYS * 86_400,
})

/** A link proves the mailbox, which a new password does, too; it is no second factor, which log-in asks for. */
export const canDecideByMail = async (table: Table, { id, lacksFactor }: Caller): Promise<boolean> =>
  !lacksFactor && !hasFactor(await readFactors(table, id))

const invalidLink = () => new AppError('not_found', { message: 'decisionLinkDead' })

const TOKEN = /^([0-9A-HJKMNP-TV-Z]{26})\.([1-9]\d{0,9})\.([\w-]{43})$/

async function requireLink({ table, now }: Pick<Reading, 'table' | 'now'>, token: string) {
  const [, id = '', person, secret = ''] = TOKEN.exec(token) ?? []
  const item = id
    ? await table.get(mailKeys.decisionLink(id, Number(person)), { consistent: true })
    : undefined
  const link = linkSchema.safeParse(item)
  if (!link.success || link.data.ttl * 1000 <= now.getTime()) throw invalidLink()
  if (!isEqualSecret(link.data.secretHash, hashSecret(secret))) throw invalidLink()
  return { ...link.data, id, person: Number(person) }
}

const signed = (seed: string, until: string): string =>
  createHmac('sha256', seed).update(until).digest('base64url')

export interface OpenedLink extends Decidable {
  caller: Caller
  /** Proves for 30 minutes that the page was opened; link scanners cannot decide. */
  nonce: string
}

/**
 * Opens a mailed decision link if request, approver and settings still allow it.
 * @throws AppError `not_found`; identical for every cause but a second factor, which needs log-in
 */
export async function openDecisionLink(reading: Reading, token: string): Promise<OpenedLink> {
  const { table, now } = reading
  const link = await requireLink(reading, token)
  const { isMailDecisionAllowed } = await approvalSettings({ table })
  const caller = await activeCaller(table, link.person)
  const changeRequest = await requireChangeRequest(table, link.id)
  const isSame =
    changeRequest.status === WORKFLOW_STATUS.pending &&
    changeRequest.hash === link.hash &&
    changeRequest.round === link.round
  if (!isMailDecisionAllowed || !caller || !isSame) throw invalidLink()
  if ((await blockingReason({ table, caller }, changeRequest)) !== undefined) throw invalidLink()
  if (!(await canDecideByMail(table, caller)))
    throw new AppError('not_found', { message: 'decisionNeedsLogIn' })
  const decidable = await findTextDecision(reading, changeRequest)
  if (!decidable) throw invalidLink()
  const until = String(now.getTime() + NONCE_MS)
  return { ...decidable, caller, nonce: `${until}.${signed(link.seed, until)}` }
}

export async function spendDecisionLink(
  reading: Reading,
  { token, nonce }: { token: string; nonce: string },
): Promise<OpenedLink> {
  const opened = await openDecisionLink(reading, token)
  const { seed } = await requireLink(reading, token)
  const [until = '', proof = ''] = nonce.split('.')
  const isNonceValid = Number(until) > reading.now.getTime() && isEqualSecret(proof, signed(seed, until))
  if (!isNonceValid) throw invalidLink()
  return opened
}
