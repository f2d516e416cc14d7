import type { Right } from '@flou/shared/content/fields/value.ts'
import type { OperationName } from './operation.ts'

/** Rights of which an operation needs one. Taking effect needs `publish` as well, else it waits for approval. */
const RIGHTS_OF: Readonly<Partial<Record<OperationName, readonly Right[]>>> = {
  publish: ['edit', 'publish'],
  unpublish: ['edit', 'publish'],
  schedule: ['edit', 'publish'],
  trash: ['delete'],
  restore: ['delete'],
  purge: ['delete'],
}
export const rightsOfOperation = (name: OperationName): readonly Right[] => RIGHTS_OF[name] ?? ['edit']
