import { AppError } from '../../appError.ts'
import type { Call } from '../../http/call.ts'
import { requireId } from '../../http/endpoint.ts'
import { keys } from '../../store/keys.ts'

/** Id of the record that the address names above its screen. Throws `not_found` where that record is not there, or in the trash. */
export async function requireHolder(
  { services: { table }, parameters }: Call,
  type: string,
): Promise<number> {
  const id = requireId(parameters['parentId'])
  const holder = await table.get(keys.live(type, id))
  if (!holder || holder['state'] === 'trashed') throw new AppError('not_found')
  return id
}
