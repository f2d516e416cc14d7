import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { AppError, invalidFields } from '../../errors.ts'
import type { Values } from '../../store/writeContext.ts'
import { hasRight } from '../permission.ts'
import type { TypeHooks } from './typeHooks.ts'
import { URL_START } from '@flou/shared/content/declaration.ts'

/** Approval settings can only be changed by users who manage roles. */
export const approvalHooks: TypeHooks = {
  beforeSave: ({ fields, caller }) => {
    if (!hasRight(caller, ROLE_PERMISSION, 'edit')) throw new AppError('forbidden')
    return { fields }
  },
}

const URL_FIELDS = ['loginUrl', 'registerUrl'] as const

const urlIn = (fields: Values | undefined, name: string): string => {
  const url = fields?.[name]
  return typeof url !== 'string' || url === URL_START ? '' : url
}

const SITE = 'https://site.invalid'

function isAtHost(url: string, hosts: readonly string[]): boolean {
  if (url === '' || !URL.canParse(url, SITE)) return url === ''
  const { origin, host } = new URL(url, SITE)
  return origin === SITE || hosts.includes(host)
}

/**
 * Customers enter passwords at these URLs: only configured hosts are allowed, and changes need an approver.
 */
export const portalHooks: TypeHooks = {
  beforeSave: ({ fields, portalHosts = [] }) => {
    const invalid = URL_FIELDS.filter((name) => !isAtHost(urlIn(fields, name), portalHosts))
    if (invalid.length > 0)
      throw invalidFields(Object.fromEntries(invalid.map((name) => [errorKey([name]), 'portalHost'])))
    return { fields }
  },
  needsApprover: ({ live, fields }) => URL_FIELDS.some((name) => urlIn(live, name) !== urlIn(fields, name)),
}
