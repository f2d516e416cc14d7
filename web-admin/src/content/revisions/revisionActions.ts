import type { RevisionKey } from '../../texts/editorDialogs.ts'

export const REVISION_ACTIONS: Readonly<Record<string, RevisionKey>> = {
  create: 'versions.action.create',
  update: 'versions.action.update',
  restore: 'versions.action.restore',
  delete: 'versions.action.delete',
  publish: 'versions.action.publish',
  unpublish: 'versions.action.unpublish',
  draft: 'versions.action.draft',
  discard: 'versions.action.discard',
}
