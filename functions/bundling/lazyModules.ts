import type { Plugin } from 'esbuild'
import { join } from 'node:path'
import type { BundledModule } from '../manifest.ts'
import type { Manifests } from '../manifests.ts'

interface LazyModule {
  entry: string
  filter: RegExp
  /** Only `import()` is replaced; static imports remain in the bundle. */
  isDynamic: boolean
}

const LAZY_MODULES = {
  // 95 KB, needed by the first write
  sanitizeHtml: { entry: 'sanitize-html', filter: /^sanitize-html$/, isDynamic: false },
  // S3 client, needed by the first audit log check
  sealFiles: {
    entry: join(import.meta.dirname, '../store/audit/sealFiles.ts'),
    filter: /\/store\/audit\/sealFiles\.ts$/,
    isDynamic: true,
  },
  // Audit log verification, rarely used
  verifyAuditLog: {
    entry: join(import.meta.dirname, '../store/audit/verifyAuditLog.ts'),
    filter: /\/store\/audit\/verifyAuditLog\.ts$/,
    isDynamic: true,
  },
  // 40 KB, needed by the first new password
  commonPasswords: {
    entry: join(import.meta.dirname, '../identity/commonPasswordHashes.ts'),
    filter: /\/commonPasswordHashes\.ts$/,
    isDynamic: true,
  },
  // 120 KB of metadata, needed by the first phone number
  phoneNumbers: {
    entry: join(import.meta.dirname, '../operations/input/phoneNumbers.ts'),
    filter: /\/input\/phoneNumbers\.ts$|^\.\/phoneNumbers\.ts$/,
    isDynamic: true,
  },
  // 14 KB, needed by the form of an unsaved mail
  mailTexts: {
    entry: join(import.meta.dirname, '../mails/startTexts.ts'),
    filter: /\/mails\/startTexts\.ts$/,
    isDynamic: true,
  },
  // All content types and the Step Functions client, needed by the first notification
  notifications: {
    entry: join(import.meta.dirname, '../mailer/notifications/openNotificationHandler.ts'),
    filter: /\/notifications\/openNotificationHandler\.ts$/,
    isDynamic: true,
  },
} as const satisfies Partial<Record<BundledModule, LazyModule>>

const moduleEntries = Object.entries<LazyModule>(LAZY_MODULES)

export const lazyModules: Plugin = {
  name: 'lazyModules',
  setup(build) {
    for (const [name, { filter, isDynamic }] of moduleEntries)
      build.onResolve({ filter }, ({ kind }) => {
        if (kind === 'entry-point' || (isDynamic && kind !== 'dynamic-import')) return undefined
        return { path: `./${name}.cjs`, external: true }
      })
  },
}

export const lazyModuleEntries = (manifests: Manifests): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifests).flatMap(([name, { bundled = [] }]) =>
      moduleEntries
        .filter(([module]) => bundled.some((each) => each === module))
        .map(([module, { entry }]) => [`${name}/${module}`, entry]),
    ),
  )
