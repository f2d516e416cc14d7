import { randomUUID } from 'node:crypto'
import { AwsError, type AwsService } from '../aws/services.ts'
import type { Permissions } from '../aws/permissions.ts'
import { ACCOUNT } from '../template/attributes.ts'

export interface Invalidation {
  at: string
  distribution: string
  paths: string[]
}

/** Reports invalidations. Only with `--like-aws=edgeCache` is there a cache to apply them to. */
export function invalidationService(
  permissions: Permissions,
  onInvalidate: (invalidation: Invalidation) => void,
): AwsService {
  const urlPattern = /^\/\d{4}-\d\d-\d\d\/distribution\/([^/]+)\/invalidation$/
  return {
    matches: ({ url }) => urlPattern.test(url ?? ''),
    handle({ request, body, caller }) {
      const distribution = urlPattern.exec(request.url ?? '')?.[1] ?? ''
      const arn = `arn:aws:cloudfront::${ACCOUNT}:distribution/${distribution}`
      permissions.require(caller, 'cloudfront:CreateInvalidation', arn)
      const paths = [...body.toString().matchAll(/<Path>([^<]*)<\/Path>/g)].map((match) => match[1] ?? '')
      if (paths.length === 0) throw new AwsError(400, 'InvalidArgument', 'An invalidation needs paths.')
      const at = new Date().toISOString()
      onInvalidate({ at, distribution, paths })
      const id = `I${randomUUID().slice(0, 13).toUpperCase()}`
      return { status: 201, xml: invalidationXml(id, at) }
    },
  }
}

const invalidationXml = (id: string, at: string) =>
  `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${id}</Id>` +
  `<Status>Completed</Status><CreateTime>${at}</CreateTime></Invalidation>`
