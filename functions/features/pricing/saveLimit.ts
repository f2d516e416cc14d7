import { AppError } from '../../core/errors.ts'
import type { Call } from '../../core/http/call.ts'
import { visitorHash } from '../../core/http/network.ts'
import { keys } from '../../core/store/keys.ts'

const LIMIT = { saves: 30, seconds: 3_600 }

/** Counts a save before it is made; the network is stored as a hash. Throws `too_many_requests`. */
export async function takeSave({ ip, services }: Pick<Call, 'ip' | 'services'>): Promise<void> {
  const now = services.now()
  const seconds = Math.floor(now.getTime() / 1000)
  const subject = visitorHash('estimates', { ip, originSecret: services.originSecret, now })
  const key = keys.rate(`estimates#${subject}`, Math.floor(seconds / LIMIT.seconds))
  const counted = await services.table.update(key, {
    UpdateExpression: 'ADD attempts :one SET #ttl = :ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':one': 1, ':ttl': seconds + 2 * LIMIT.seconds },
    ReturnValues: 'UPDATED_NEW',
  })
  if ((counted?.attempts ?? 0) > LIMIT.saves) throw new AppError('too_many_requests')
}
