import type { AnyType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { HOOKS_BY_TYPE } from './hooksByType.ts'
import type { LiveComparison } from '../operation.ts'
import type { HookContext, Saving } from './typeHooks.ts'

/** Passwords are stored only as hashes in `secrets`. */
const withoutPasswords = ({ declaration }: AnyType, fields: Values): Values =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => declaration.fields[name]?.kind !== 'password'))

const withoutPasswordFields = (type: AnyType, content: Content): Content => ({
  ...content,
  fields: withoutPasswords(type, content.fields),
})

export const toDeclaredBody = (type: AnyType, body: Values): Values =>
  HOOKS_BY_TYPE[type.key]?.beforeParse?.(body) ?? body

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
  const hook = HOOKS_BY_TYPE[type.key]?.beforeSave
  const saving: Saving = { ...context, fields, secrets, ...(before && { before }) }
  return withoutPasswordFields(type, hook ? await hook(saving) : { fields })
}

export async function runTrashHook(
  context: HookContext,
  type: AnyType,
  before: Snapshot,
): Promise<Pick<Content, 'extraItems'>> {
  return (await HOOKS_BY_TYPE[type.key]?.beforeTrash?.({ ...context, before })) ?? {}
}

export async function runRestoreHook(
  context: HookContext,
  type: AnyType,
  before: Snapshot,
): Promise<Content> {
  const hook = HOOKS_BY_TYPE[type.key]?.beforeRestore
  if (!hook) return runSaveHook(context, type, { fields: before.fields })
  return withoutPasswordFields(type, await hook({ ...context, before }))
}

export async function runPurgeHook(context: HookContext, type: AnyType, before: Snapshot): Promise<void> {
  await HOOKS_BY_TYPE[type.key]?.beforePurge?.({ ...context, before })
}

export const needsApprover = (type: AnyType, comparison: LiveComparison): boolean =>
  HOOKS_BY_TYPE[type.key]?.needsApprover?.(comparison) ?? false

export const approverKeyOf = ({ key }: AnyType): Permission | undefined => HOOKS_BY_TYPE[key]?.approverKey

export const canRequireApprover = ({ key }: AnyType): boolean =>
  HOOKS_BY_TYPE[key]?.needsApprover !== undefined
