import { AppError } from '../appError.ts'
import type { Call } from '../http/call.ts'
import { visitorHash } from '../http/network.ts'
import { keys } from '../store/keys.ts'

/** Estimates saved from one network address, and seconds within which they count. */
const LIMIT = { saves: 30, seconds: 3_600 }

/** Counts a save before it is made. The network it comes from is stored as a hash. @throws AppError `too_many_requests` */
export async function takeSave({ address, services }: Pick<Call, 'address' | 'services'>): Promise<void> {
  const now = services.now()
  const seconds = Math.floor(now.getTime() / 1000)
  const subject = visitorHash('estimates', { address, originSecret: services.originSecret, now })
  const key = keys.rate(`estimates#${subject}`, Math.floor(seconds / LIMIT.seconds))
  const counted = await services.table.update(key, {
    UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': seconds + 2 * LIMIT.seconds },
    ReturnValues: 'UPDATED_NEW',
  })
  if (Number(counted?.['attempts']) > LIMIT.saves) throw new AppError('too_many_requests')
}
