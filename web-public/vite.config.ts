import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { transformSync } from 'esbuild'
import { baseDefinitions } from '@flou/shared/bases.ts'
import { defineConfig } from 'vite'
import { calculatorWorker } from './bundle/calculatorWorker.ts'
import { CHUNKS } from './bundle/chunks.ts'
import { shortClassName } from './bundle/classNames.ts'
import { formOnServer } from './bundle/formOnServer.ts'
import { pageStyles } from './bundle/pageStyles.ts'

/** Minified boot script, identical on all pages of a build. */
const bootScript = () =>
  transformSync(readFileSync(new URL('./app/deferred/boot.ts', import.meta.url), 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2022',
  }).code.trim()

/** Test runners set NODE_ENV, which must not affect the build. */
function forceProduction(command: string): void {
  if (command === 'build') process.env['NODE_ENV'] = 'production'
}

export default defineConfig(({ command }) => {
  forceProduction(command)
  return configOf(command)
})

const configOf = (command: string) => ({
  plugins: [reactRouter(), pageStyles(), formOnServer(), calculatorWorker()],
  define: {
    ...baseDefinitions(process.env),
    __BOOT__: JSON.stringify(bootScript()),
    // Lambda sets no NODE_ENV, and React's development build halves the speed
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  // readable class names in development
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // documents embed these styles
    modulePreload: {
      resolveDependencies: (_: string, files: string[]) => files.filter((file) => !file.endsWith('.css')),
    },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
    ssr: { build: { rollupOptions: { input: './publisher.ts' } } },
  },
  // the bundle is self-contained; in development Vite cannot inline CommonJS react-dom
  ssr: command === 'build' ? { noExternal: true as const } : {},
})
