import type { AnyType } from '@flou/shared/content/define.ts'
import { withoutSecrets } from '@flou/shared/content/values/walk.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import type { LiveComparison } from '../operation.ts'
import type { HookContext, HooksByType, Saving, TypeHooks } from './typeHooks.ts'

const withoutPasswordFields = ({ declaration }: AnyType, content: Content): Content => ({
  ...content,
  fields: withoutSecrets(declaration, content.fields),
})

const hooksOf = ({ policies }: Pick<HookContext, 'policies'>, { key }: AnyType): TypeHooks | undefined =>
  policies.hooks[key]

export const toDeclaredBody = (context: Pick<HookContext, 'policies'>, type: AnyType, body: Values): Values =>
  hooksOf(context, type)?.beforeParse?.(body) ?? body

/**
 * Runs the type's save hook; required before storing or publishing content.
 * @param before undefined for new or unpublished records
 * @throws AppError if the hook refuses
 */
export async function runSaveHook(
  context: HookContext,
  type: AnyType,
  { fields, before, secrets }: Omit<Saving, keyof HookContext | 'before'> & { before?: Snapshot | undefined },
): Promise<Content> {
  const hook = hooksOf(context, type)?.beforeSave
  const saving: Saving = { ...context, fields, secrets, ...(before && { before }) }
  return withoutPasswordFields(type, hook ? await hook(saving) : { fields })
}

export async function runTrashHook(
  context: HookContext,
  type: AnyType,
  before: Snapshot,
): Promise<Pick<Content, 'extraItems'>> {
  return (await hooksOf(context, type)?.beforeTrash?.({ ...context, before })) ?? {}
}

export async function runRestoreHook(
  context: HookContext,
  type: AnyType,
  before: Snapshot,
): Promise<Content> {
  const hook = hooksOf(context, type)?.beforeRestore
  if (!hook) return runSaveHook(context, type, { fields: before.fields })
  return withoutPasswordFields(type, await hook({ ...context, before }))
}

export async function runPurgeHook(context: HookContext, type: AnyType, before: Snapshot): Promise<void> {
  await hooksOf(context, type)?.beforePurge?.({ ...context, before })
}

export const needsApprover = (hooks: HooksByType, { key }: AnyType, comparison: LiveComparison): boolean =>
  hooks[key]?.needsApprover?.(comparison) ?? false

export const approverKeyOf = (hooks: HooksByType, { key }: AnyType): Permission | undefined =>
  hooks[key]?.approverKey

export const canRequireApprover = (hooks: HooksByType, { key }: AnyType): boolean =>
  hooks[key]?.needsApprover !== undefined
