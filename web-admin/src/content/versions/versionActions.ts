import type { VersionKey } from '../../texts/content/versions.ts'

/** Texts of what made a version. */
export const VERSION_ACTIONS: Readonly<Record<string, VersionKey>> = {
  create: 'versions.action.create',
  update: 'versions.action.update',
  restore: 'versions.action.restore',
  delete: 'versions.action.delete',
  publish: 'versions.action.publish',
  unpublish: 'versions.action.unpublish',
  draft: 'versions.action.draft',
  discard: 'versions.action.discard',
}
