import { readdirSync } from 'node:fs'
import path from 'node:path'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { FIXED_ERROR_PATH, numberedPath, pathTo } from '@flou/shared/paths.ts'
import { builtPages } from '@flou/shared/site/pages.ts'

const APP = import.meta.dirname
const FILES = readdirSync(path.join(APP, 'pages'), { recursive: true, encoding: 'utf8' })

/** The component of a page: the one file below `pages/` that has its name. */
function fileOf(name: string): string {
  const [file, other] = FILES.filter((one) => path.basename(one) === `${name}.tsx`)
  if (file === undefined) throw new Error(`The page ${name} is declared, but pages/**/${name}.tsx is missing`)
  if (other !== undefined) throw new Error(`Two files are called ${name}.tsx: ${file}, ${other}`)
  return path.posix.join('pages', file)
}

/** As the router wants it below another route. */
const relative = (pattern: string) => pattern.slice(1)

/** A declared page, and a route for the further pages of its numbered list. */
const routes = builtPages().flatMap(({ name, path: pattern, page }) => {
  const file = fileOf(name)
  if (pattern === pathTo('home')) return [index(file)]
  const own = route(relative(pattern), file)
  return page.numbered
    ? [own, route(relative(numberedPath(pattern, ':page')), file, { id: `${name}Page` })]
    : [own]
})

/** Every page answers at `/x` and at `/id/x`, the Indonesian tree (decision 10). */
export default [
  route('id?', 'pages/site.tsx', [...routes, route('*', 'pages/errors/unknown.tsx')]),
  route(relative(FIXED_ERROR_PATH), 'pages/errors/fixedError.tsx'),
] satisfies RouteConfig
