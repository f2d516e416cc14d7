import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { transformSync } from 'esbuild'
import { baseDefinitions } from '@flou/shared/bases.ts'
import { defineConfig } from 'vite'
import { calculatorWorker } from './bundle/calculatorWorker.ts'
import { CHUNKS } from './bundle/chunks.ts'
import { shortClassName } from './bundle/classNames.ts'
import { formOnServer } from './bundle/formOnServer.ts'
import { leaveOut } from './bundle/leaveOut.ts'
import { pageStyles } from './bundle/pageStyles.ts'
import { plainRouterData } from './bundle/plainRouterData.ts'
import { UNUSED_REACT } from './bundle/unusedReact.ts'
import { UNUSED_ROUTER } from './bundle/unusedRouter.ts'
import { noHandoff } from './bundle/withoutHandoff.ts'

/** The boot script as it stands in every page: the same bytes for a whole build. */
const bootScript = () =>
  transformSync(readFileSync(new URL('./app/deferred/boot.ts', import.meta.url), 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2022',
  }).code.trim()

/**
 * Where a page's script is missing, the router reloads the document, again and again where it stays missing. Spec §4 wants
 * that at most once a minute: app/missingScript.ts decides instead. Fails the build where the router no longer does this.
 */
const guardedReload = () => ({
  name: 'guarded-reload',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return undefined
    const guarded = code.replace(
      /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
      'return window.afterMissingScript();',
    )
    if (guarded === code) throw new Error('React Router handles missing scripts in another way now')
    return { code: guarded, map: null }
  },
})

/** A build is always the one that is published, also where a test runner has set NODE_ENV. */
function forceProduction(command: string): void {
  if (command === 'build') process.env['NODE_ENV'] = 'production'
}

export default defineConfig(({ command }) => {
  forceProduction(command)
  return configOf(command)
})

const configOf = (command: string) => ({
  plugins: [
    reactRouter(),
    guardedReload(),
    leaveOut('/react-router/dist/production/', UNUSED_ROUTER),
    leaveOut('/react-dom/', UNUSED_REACT),
    noHandoff(),
    plainRouterData(),
    pageStyles(),
    formOnServer(),
    calculatorWorker(),
  ],
  define: {
    ...baseDefinitions(process.env),
    __BOOT__: JSON.stringify(bootScript()),
    // Lambda sets no NODE_ENV: left open, the publisher would render with React's development build, at half the speed
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  // in development a class tells where it is from
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // a page has the style of its later scripts itself
    modulePreload: {
      resolveDependencies: (_: string, files: string[]) => files.filter((file) => !file.endsWith('.css')),
    },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rollupOptions: { input: './publisher.ts' } } },
  },
  // the publisher's bundle stands alone; in development Vite cannot inline the CommonJS of react-dom
  ssr: command === 'build' ? { noExternal: true as const } : {},
})
