import type { Plugin } from 'esbuild'
import { join } from 'node:path'
import type { BundledPart } from '../manifest.ts'
import type { Manifests } from '../manifests.ts'

interface LatePart {
  /** What the file beside the bundle is made of. */
  entry: string
  /** The import that is answered by that file. */
  filter: RegExp
  /** Whether only `import()` is: where it is imported otherwise, it is part of the bundle. */
  isDynamic: boolean
}

/** Parts that are loaded when they are needed: most calls of a function go without. */
const LATE_PARTS = {
  // 95 KB that the first write needs
  sanitizeHtml: { entry: 'sanitize-html', filter: /^sanitize-html$/, isDynamic: false },
  // the client of S3, which the first check of the audit trail needs
  sealFiles: {
    entry: join(import.meta.dirname, '../store/audit/sealFiles.ts'),
    filter: /\/store\/audit\/sealFiles\.ts$/,
    isDynamic: true,
  },
  // how the audit trail is checked, which hardly anybody asks for
  verifyTrail: {
    entry: join(import.meta.dirname, '../store/audit/verifyTrail.ts'),
    filter: /\/store\/audit\/verifyTrail\.ts$/,
    isDynamic: true,
  },
  // 40 KB that the first chosen password needs
  commonPasswords: {
    entry: join(import.meta.dirname, '../identity/commonPasswordHashes.ts'),
    filter: /\/commonPasswordHashes\.ts$/,
    isDynamic: true,
  },
  // 120 KB of the numbers of all countries, which the first phone number needs
  phoneNumbers: {
    entry: join(import.meta.dirname, '../operations/input/phoneNumbers.ts'),
    filter: /\/input\/phoneNumbers\.ts$|^\.\/phoneNumbers\.ts$/,
    isDynamic: true,
  },
  // 14 KB that the form of a mail needs until it is saved
  mailTexts: {
    entry: join(import.meta.dirname, '../mails/startTexts.ts'),
    filter: /\/mails\/startTexts\.ts$/,
    isDynamic: true,
  },
  // all content types and the client of Step Functions, which the first notice of a change needs
  notices: {
    entry: join(import.meta.dirname, '../dispatch/notices/openNotices.ts'),
    filter: /\/notices\/openNotices\.ts$/,
    isDynamic: true,
  },
} as const satisfies Partial<Record<BundledPart, LatePart>>

const parts = Object.entries<LatePart>(LATE_PARTS)

/** Keeps late parts out of the bundles: each lies beside them in a file of its own, `<part>.cjs`. */
export const lateParts: Plugin = {
  name: 'lateParts',
  setup(build) {
    for (const [name, { filter, isDynamic }] of parts)
      build.onResolve({ filter }, ({ kind }) => {
        if (kind === 'entry-point' || (isDynamic && kind !== 'dynamic-import')) return undefined
        return { path: `./${name}.cjs`, external: true }
      })
  },
}

/** The late parts' own files for each function whose manifest names them. */
export const latePartEntries = (manifests: Manifests): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifests).flatMap(([name, { bundled = [] }]) =>
      parts
        .filter(([part]) => bundled.some((each) => each === part))
        .map(([part, { entry }]) => [`${name}/${part}`, entry]),
    ),
  )
