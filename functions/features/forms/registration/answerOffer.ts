import { AppError } from '../../../core/errors.ts'
import type { Services } from '../../../core/http/call.ts'
import { ConditionFailed } from '../../../core/store/dynamo/transact.ts'
import { keys } from '../../../core/store/keys.ts'
import { mailKeys, tokenHash } from '../../mail/index.ts'
import { openEvent, announcementDigest } from './eventFacts.ts'
import { freeSeat } from './seats.ts'
import {
  hasSeat,
  isOpen,
  registrationKey,
  registrationOf,
  registrationStep,
  type Registration,
} from './registrationItems.ts'
import { registrationMailSteps } from './registrationMail.ts'

const invalid = () => new AppError('not_found', { message: 'linkInvalid' })

async function registrationBy({ table, now }: Services, token: string) {
  const link = await table.get(mailKeys.mailToken(tokenHash(token)), { consistent: true })
  const [event = '', person = ''] = link?.purpose === 'registration' ? link.person.split('#') : []
  if (event === '') throw invalid()
  const [item, live] = await table.getAll(
    [registrationKey(Number(event), person), keys.live('event', Number(event))],
    { consistent: true },
  )
  if (!item) throw invalid()
  return { registration: registrationOf(item), event: openEvent(live, now()) }
}

/** Writes the new state, freed seats and mails in one transaction. */
async function writeRegistration(services: Services, previous: Registration, next: Registration) {
  const { event } = previous
  const live = await services.table.get(keys.live('event', event))
  const open = openEvent(live, services.now())
  const isFreed = hasSeat(previous) && !hasSeat(next)
  const announcedDigest = typeof open === 'string' ? undefined : announcementDigest(open.facts(next.language))
  await services.table.transact([
    registrationStep({ ...next, ...(announcedDigest !== undefined && { announcedDigest }) }, previous),
    ...(isFreed ? [freeSeat(previous, next.at)] : []),
    ...(typeof open === 'string' ? [] : registrationMailSteps(next, open.facts(next.language))),
  ])
}

/** Cancels a seat, waiting-list entry or offer. Idempotent; throws `not_found`. */
export async function cancelRegistration(services: Services, token: string): Promise<void> {
  const { registration } = await registrationBy(services, token)
  if (!isOpen(registration)) return
  const { until: _, ...rest } = registration
  const at = services.now().toISOString()
  const next = { ...rest, state: 'cancelled', sequence: rest.sequence + 1, at } as const
  await unlessChanged(() => writeRegistration(services, registration, next))
}

/** Accepts an offered seat. Idempotent; throws `not_found` for an expired offer. */
export async function acceptOffer(services: Services, token: string): Promise<void> {
  const { registration, event } = await registrationBy(services, token)
  if (registration.state === 'confirmed') return
  const { until = '', ...rest } = registration
  const at = services.now().toISOString()
  if (registration.state !== 'offered' || until <= at || typeof event === 'string') throw invalid()
  await unlessChanged(() =>
    writeRegistration(services, registration, {
      ...rest,
      state: 'confirmed',
      sequence: rest.sequence + 1,
      at,
    }),
  )
}

async function unlessChanged(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new AppError('unavailable', { cause: error })
  }
}
