import httpRouter from '@middy/http-router'
import { apiScreens, recordCallsOf, SECTION_CALLS } from '@flou/shared/content/routing/apiRoutes.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { router } from '@flou/functions/http/router.ts'

/**
 * Time to find an endpoint: our tree of path parts against @middy/http-router's list, on the routes of the declared screens
 * and on six times as many (about what all content types will have). `node tests/load/api/routerBench.ts`
 */
const CALLS = 200_000
const declared = apiScreens(REGISTRY).flatMap(({ type, path }) =>
  (type.single ? SECTION_CALLS : recordCallsOf(type)).map(({ method, suffix }) => ({
    method,
    path: path + suffix,
  })),
)

const nanoseconds = async (find: (method: string, path: string) => unknown, paths: string[]) => {
  const started = process.hrtime.bigint()
  for (let call = 0; call < CALLS; call++) await find('GET', paths[call % paths.length] ?? '')
  return Math.round(Number(process.hrtime.bigint() - started) / CALLS)
}

for (const copies of [1, 6]) {
  const routes = Array.from({ length: copies }, (_, copy) =>
    declared.map(({ method, path }) => ({
      method,
      path: path.replace('/dashboard', `/dashboard${copy || ''}`),
    })),
  ).flat()
  const asked = routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '7'))
  const own = router(
    routes.map((route) => ({
      ...route,

      endpoint: () => Promise.resolve({ data: null }),
    })),
  )
  const handler = () => null
  const listed = routes.map((route) => ({ ...route, handler }))
  const middy = httpRouter(listed as never) as unknown as (event: object, context: object) => unknown // handlers of no type
  console.log({
    routes: routes.length,
    ownNs: await nanoseconds(own, asked),
    middyNs: await nanoseconds(
      (method, path) => middy({ version: '2.0', requestContext: { http: { method, path } } }, {}),
      asked,
    ),
  })
}
