import { createHmac } from 'node:crypto'
import type { AnyType } from '@flou/shared/content/define.ts'
import { media, mediaFolder } from '@flou/shared/content/types/media.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { WORKFLOW_STATUS } from '@flou/shared/workflow.ts'
import * as z from 'zod/mini'
import { AppError } from '../../appError.ts'
import { isEqualSecret } from '../../isEqualSecret.ts'
import { hashSecret } from '../../identity/refreshSecret.ts'
import type { Command, StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, requireChange, typeOfChange } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { UnmintedToken } from '../../store/mails/mintedTokens.ts'
import { getVersion } from '../../store/read/versions.ts'
import type { Values } from '../../store/writeContext.ts'
import { approvalSettings, obstacleTo } from '../approvers.ts'
import { activeCaller } from '../caller.ts'
import type { Caller } from '../operation.ts'
import { isGrave } from '../grave.ts'

/** A link of a mail decides for so long; a reminder brings another one, which makes it void. */
const LINK_DAYS = 3
/** The page that a link opens decides for so long; milliseconds. */
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
  now: Date
}

/** What a link shows and decides. */
export interface Decidable {
  change: StoredChange
  type: AnyType
  command: Command
  /** What visitors see; null where that is nothing. */
  before: Values | null
}

const FILES: ReadonlySet<string> = new Set([media.key, mediaFolder.key])
const SHOWN_IN_WORDS: ReadonlySet<Command['name']> = new Set(['store', 'publish', 'unpublish', 'trash'])

const referenced = ({ shape }: AnyType, fields: Values | null): string =>
  JSON.stringify(fields ? referencesOf(shape, fields) : [])

/**
 * What a change does, where words alone show the whole of it to somebody who is not signed in; undefined for pictures, arrangements and
 * batches, and for what is grave: those are decided in the back-office only.
 */
async function shownInWords(
  { table, registry }: Pick<Reading, 'table' | 'registry'>,
  change: StoredChange,
): Promise<Decidable | undefined> {
  const type = typeOfChange(registry, change)
  const { command } = await contentOfChange(table, change)
  if (FILES.has(type.key) || !SHOWN_IN_WORDS.has(command.name) || !('fields' in command)) return undefined
  if (await isGrave(table, { change, type, command })) return undefined
  const { recordId: id, liveVersion: version } = change
  const live = version > 0 ? await getVersion(table, type, { id, version }) : undefined
  const before = live ? dataOf(live) : null
  const isTakenAway = command.name === 'unpublish' || command.name === 'trash'
  const isInWords = isTakenAway || referenced(type, before) === referenced(type, command.fields)
  return isInWords ? { change, type, command, before } : undefined
}

/** True for a change that the link of a mail may decide, where the installation allows it (decision 54). */
export const isDecidedByMail = async (
  context: Pick<Reading, 'table' | 'registry'>,
  change: StoredChange,
): Promise<boolean> =>
  change.status === WORKFLOW_STATUS.pending &&
  (await approvalSettings(context)).isMailDecisionAllowed &&
  (await shownInWords(context, change)) !== undefined

/**
 * The place of a link in a mail, for one approver and one content of a change. Sending the mail makes every earlier link of the same person to
 * the same change void.
 */
export const decisionToken = (
  { id, hash, round }: Pick<StoredChange, 'id' | 'hash' | 'round'>,
  person: number,
): UnmintedToken => ({
  mint: 'decision',
  prefix: `${id}.${person}.`,
  item: { change: id, person, hash, round },
  lifetime: LINK_DAYS * 86_400,
})

const dead = () => new AppError('not_found', { message: 'decisionLinkDead' })

const TOKEN = /^([0-9A-HJKMNP-TV-Z]{26})\.([1-9]\d{0,9})\.([\w-]{43})$/

/** The stored link of a token that has not expired. Throws `not_found`. */
async function requireLink({ table, now }: Pick<Reading, 'table' | 'now'>, token: string) {
  const [, id = '', person, secret = ''] = TOKEN.exec(token) ?? []
  const item = id ? await table.get(keys.decisionLink(id, Number(person)), { consistent: true }) : undefined
  const link = linkSchema.safeParse(item)
  if (!link.success || link.data.ttl * 1000 <= now.getTime()) throw dead()
  if (!isEqualSecret(link.data.secretHash, hashSecret(secret))) throw dead()
  return { ...link.data, id, person: Number(person) }
}

const signed = (seed: string, until: string): string =>
  createHmac('sha256', seed).update(until).digest('base64url')

/** What a link decides, and in whose name. */
export interface OpenedLink extends Decidable {
  caller: Caller
  /** Proof, for half an hour, that the page was opened: programs that only follow links of mails decide nothing. */
  nonce: string
}

/**
 * What the link of a mail decides now. It is dead once the change is decided, has another content or was sent again, when it has expired,
 * when its person may no longer decide, and when the setting is off.
 * @throws AppError `not_found`, the same for every cause
 */
export async function openDecisionLink(reading: Reading, token: string): Promise<OpenedLink> {
  const { table, now } = reading
  const link = await requireLink(reading, token)
  const { isMailDecisionAllowed } = await approvalSettings({ table })
  const caller = await activeCaller(table, link.person)
  const change = await requireChange(table, link.id)
  const isSame =
    change.status === WORKFLOW_STATUS.pending && change.hash === link.hash && change.round === link.round
  if (!isMailDecisionAllowed || !caller || !isSame) throw dead()
  if ((await obstacleTo({ table, caller }, change)) !== undefined) throw dead()
  const decidable = await shownInWords(reading, change)
  if (!decidable) throw dead()
  const until = String(now.getTime() + NONCE_MS)
  return { ...decidable, caller, nonce: `${until}.${signed(link.seed, until)}` }
}

/** The same for a decision: with the nonce of the page that was shown. */
export async function spendDecisionLink(
  reading: Reading,
  { token, nonce }: { token: string; nonce: string },
): Promise<OpenedLink> {
  const opened = await openDecisionLink(reading, token)
  const { seed } = await requireLink(reading, token)
  const [until = '', proof = ''] = nonce.split('.')
  const isShown = Number(until) > reading.now.getTime() && isEqualSecret(proof, signed(seed, until))
  if (!isShown) throw dead()
  return opened
}
