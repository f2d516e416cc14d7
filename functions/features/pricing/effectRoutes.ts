import { BATCH_ROWS } from '@flou/shared/content/batch.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import type { PackageKind } from '@flou/shared/pricing/packageKinds.ts'
import { productArea } from '@flou/shared/content/types/product/productArea.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'

const KINDS = Object.keys(PACKAGE_KINDS) as [PackageKind, ...PackageKind[]]
const LARGEST_ID = 2_147_483_647

const inputSchema = z.object({
  productId: z.int().check(z.minimum(1), z.maximum(LARGEST_ID)),
  kind: z.enum(KINDS),
  rows: z
    .array(z.looseObject({ id: z._default(z.int().check(z.minimum(0), z.maximum(LARGEST_ID)), 0) }))
    .check(z.maxLength(BATCH_ROWS)),
})

/** `POST /api/dashboard/pricing/effect`: effect of unsaved packages on typical estimates; writes nothing. */
export const effectRoutes = (registry: Registry): Route[] => [
  {
    method: 'POST',
    path: STAFF_PATHS.priceEffect,
    endpoint: endpoint({
      input: inputSchema,
      bodyLimit: 'content',
      permission: productArea.permission,
      handle: async ({ body, services: { table, now } }) => {
        const { readEffect } = await import('./readEffect.ts')
        return { data: await readEffect(body, { table, now: now(), registry }) }
      },
    }),
  },
]
