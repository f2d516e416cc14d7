import { ROLE_PERMISSION } from '@flou/shared/content/permissions.ts'
import { URL_START } from '@flou/shared/text/sampleText.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Values } from '../../store/writeContext.ts'
import type { TypeHooks } from './typeHooks.ts'

/** The settings of approval weaken it for everybody: they are changed by those who manage roles. */
export const approvalHooks: TypeHooks = {
  beforeSave: ({ fields, caller }) => {
    if (!caller.permissions.has(ROLE_PERMISSION)) throw new AppError('forbidden')
    return { fields }
  },
}

const ADDRESSES = ['loginUrl', 'registerUrl'] as const

const addressIn = (fields: Values | undefined, name: string): string => {
  const url = fields?.[name]
  return typeof url !== 'string' || url === URL_START ? '' : url
}

/** Stands for the site: a path stays on it. */
const SITE = 'https://site.invalid'

/** True for a path of the site, and for a URL at one of the hosts. */
function isAtHost(url: string, hosts: readonly string[]): boolean {
  if (url === '' || !URL.canParse(url, SITE)) return url === ''
  const { origin, host } = new URL(url, SITE)
  return origin === SITE || hosts.includes(host)
}

/** Customers type their passwords there: the hosts are those of the configuration, and another person looks at each change. */
export const portalHooks: TypeHooks = {
  beforeSave: ({ fields, portalHosts = [] }) => {
    const wrong = ADDRESSES.filter((name) => !isAtHost(addressIn(fields, name), portalHosts))
    if (wrong.length > 0)
      throw invalidFields(Object.fromEntries(wrong.map((name) => [errorKey([name]), 'portalHost'])))
    return { fields }
  },
  needsApprover: ({ live, fields }) =>
    ADDRESSES.some((name) => addressIn(live, name) !== addressIn(fields, name)),
}
