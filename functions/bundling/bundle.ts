import { baseDefinitions } from '@flou/shared/bases.ts'
import { build, type Metafile } from 'esbuild'
import { join } from 'node:path'
import type { Manifests } from '../manifests.ts'
import { latePartEntries, lateParts } from './lateParts.ts'
import { sdkStandIns } from './sdkStandIns.ts'
import { shakeSchemas } from './shakeSchemas.ts'

const FUNCTIONS = join(import.meta.dirname, '..')

/** Functions, and the folder in which each has its own; absolute. */
export interface BundleSource {
  folder: string
  manifests: Manifests
}

/**
 * Bundles functions into `<outdir>/<name>/index.cjs`, in one esbuild call.
 *
 * CommonJS, because modules cost 15–22 ms more at import; the SDK bundled, because that loads faster than the runtime's
 * own copy.
 */
export const bundle = (
  { folder, manifests }: BundleSource,
  outdir: string,
): Promise<{ metafile: Metafile }> =>
  build({
    entryPoints: {
      ...Object.fromEntries(
        Object.keys(manifests).map((name) => [`${name}/index`, join(folder, name, 'index.ts')]),
      ),
      ...latePartEntries(manifests),
    },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    minify: true,
    define: { BUILT_IMAGE_BASE: baseDefinitions(process.env).BUILT_IMAGE_BASE },
    // Module sources first: they shake off more.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    legalComments: 'none',
    // Beside the bundle for whoever reads a stack trace; not deployed.
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    // A binary: found in node_modules here, and in a layer on Lambda (infra/sharpLayer.ts).
    external: ['sharp'],
    alias: {
      '@aws-sdk/credential-provider-node': join(FUNCTIONS, 'bundling/environmentCredentials.ts'),
      // The signer of uploads brings an S3 client of another patch: one is enough.
      '@aws-sdk/client-s3': join(FUNCTIONS, '../node_modules/@aws-sdk/client-s3'),
      // sanitize-html wants it for style attributes only, and none are kept
      postcss: join(FUNCTIONS, 'bundling/noPostcss.ts'),
    },
    plugins: [shakeSchemas, sdkStandIns, lateParts],
  })
