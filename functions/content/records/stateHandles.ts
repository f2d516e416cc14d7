import type { ContentType } from '@flou/shared/content/define.ts'
import { AppError } from '../../appError.ts'
import { requireId } from '../../http/endpoint.ts'
import { listCounts } from '../../store/read/list/listCounts.ts'
import { checkTranslation } from '../../store/write/checkTranslation.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import { releaseRecord } from '../../store/write/releaseRecord.ts'
import { repeatable } from '../../store/write/saveRecord.ts'
import { answerRecord, answerWrite } from '../../http/records/answerRecord.ts'
import { changeOf } from '../../http/records/operationContext.ts'
import { hookContext, prepare } from '../../operations/input/prepare.ts'
import { snapshotFor, type Handle } from '../../http/records/submitted.ts'
import { copyOf } from '../../operations/records/copyOf.ts'
import { purgeTrashed } from '../../operations/records/purgeTrashed.ts'

/** What visitors never see can be neither published nor withdrawn. */
function requirePublic({ internal }: ContentType): void {
  if (internal) throw new AppError('forbidden')
}

const release =
  (isPublished: boolean): Handle =>
  async (call, screen) => {
    const { type, service } = screen
    requirePublic(type)
    const change = changeOf(call, service)
    const write = repeatable(change, async () =>
      releaseRecord(change, type, { before: await snapshotFor(call, screen), isPublished }),
    )
    return { data: await answerWrite(type, write), message: isPublished ? 'published' : 'unpublished' }
  }

const duplicate: Handle = async (call, screen) => {
  const { type, registry, service } = screen
  const before = await snapshotFor(call, screen)
  const body = copyOf(type, before, call.language)
  const content = await prepare({ type, body }, hookContext(call, registry))
  const state = before.state === 'draft' || !isSwitched(type, body) ? 'draft' : 'published'
  const data = await createRecord(changeOf(call, service), type, { ...content, state })
  return { data: answerRecord(type, data), status: 201, message: 'duplicated' }
}

/** A type with a status or a switch of its own says by it that a copy is not published. */
const isSwitched = ({ shape }: ContentType, body: Record<string, unknown>): boolean =>
  'isActive' in shape.fields || ('publishDate' in shape.fields && body['status'] !== undefined)

const checked: Handle = async (call, screen) => {
  const { type, service } = screen
  const change = changeOf(call, service)
  const write = checkTranslation(change, type, {
    before: await snapshotFor(call, screen),
    text: call.query['text'],
  })
  return { data: await answerWrite(type, write), message: 'translationChecked' }
}

const purge: Handle = async (call, screen) => {
  const before = await snapshotFor(call, screen, true)
  await purgeTrashed(changeOf(call, screen.service), screen.type, before)
  return { data: { id: before.id }, message: 'purged' }
}

const counts: Handle = async ({ services: { table, now }, parameters }, { type }) => {
  const parentId = type.parent && requireId(parameters['parentId'])
  return { data: await listCounts(table, type, { parentId, now: now() }) }
}

/** The calls that move records between states, and the one that counts them by state. */
export const STATE_HANDLES = {
  counts,
  purge,
  publish: release(true),
  unpublish: release(false),
  duplicate,
  checked,
} satisfies Record<string, Handle>
