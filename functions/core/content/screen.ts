import type { Permission } from '@flou/shared/content/permissions.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import type { Answer, Endpoint } from '../http/call.ts'
import { parentIdOf, type ContentCall, idOf } from '../http/records/requestValues.ts'
import type { Operation } from '../operations/operation.ts'
import type { ContentTarget } from '../operations/records/contentTarget.ts'
import type { BatchEntry } from '../store/batch/batchItems.ts'
import type { Snapshot } from '../store/writeContext.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import type { MessageCode } from '@flou/shared/texts/messages.ts'
import { answerOutcome } from '../http/records/answerRecord.ts'
import { operationContext } from '../http/records/operationContext.ts'
import { performWithOutcome } from '../operations/perform.ts'

type AnswerAbout = (call: ContentCall, type: AnyType, id: number) => Promise<Answer>

/** Parts of generic screens that features provide. */
export interface ScreenFeatures {
  /** Wraps an update, so that large price changes need confirmation. */
  confirmingPrices: <B extends Snapshot | undefined, P, R>(
    operation: Operation<B, P, R>,
    call: ContentCall,
  ) => Operation<B, P, R>
  confirmingBatch: <R>(
    operation: Operation<undefined, BatchEntry[], R>,
    call: ContentCall,
    type: ContentType,
  ) => Operation<undefined, BatchEntry[], R>
  answerPublishStatus: AnswerAbout
  renderAgain: AnswerAbout
}

export interface RecordScreen {
  type: ContentType
  registry: Registry
  features: ScreenFeatures
  service: string
  permission: Permission
}
export type Handle = (call: ContentCall, screen: RecordScreen) => ReturnType<Endpoint>

export const listTarget = (
  call: ContentCall,
  { type, permission }: RecordScreen,
): ContentTarget<ContentType> => ({
  type,
  id: 0,
  parentId: parentIdOf(call, type),
  permission,
})

export const recordTarget = (call: ContentCall, screen: RecordScreen): ContentTarget<ContentType> => ({
  ...listTarget(call, screen),
  id: idOf(call),
})

export const operationHandler =
  <B extends Snapshot | undefined, P>(
    operationOf: (
      target: ContentTarget<ContentType>,
      call: ContentCall,
      screen: RecordScreen,
    ) => Operation<B, P, StoredRecord>,
    {
      message,
      status = 200,
      targetOf = recordTarget,
    }: {
      message: MessageCode | ((call: ContentCall) => MessageCode)
      status?: number
      targetOf?: (call: ContentCall, screen: RecordScreen) => ContentTarget<ContentType>
    },
  ): Handle =>
  async (call, screen) => {
    const { type, service, registry } = screen
    const operation = operationOf(targetOf(call, screen), call, screen)
    const write = performWithOutcome(operation, operationContext(call, service, registry))
    const done = typeof message === 'function' ? message(call) : message
    return answerOutcome(call, { type, write, message: done, status })
  }
