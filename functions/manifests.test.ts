import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { EnvironmentName, FunctionManifest } from './core/manifest.ts'
import { readManifests } from './manifests.ts'

const manifests = Object.entries(await readManifests())

/** Reason why a function needs each variable. Any function may need the origins. */
const NEEDS: Partial<Record<EnvironmentName, (manifest: FunctionManifest) => boolean>> = {
  // signed by the CDN, or key of mail links
  ORIGIN_SECRET: ({ routes = [], sendsMail = false }) => routes.length > 0 || sendsMail,
  JWT_SECRET_ARN: ({ signingKeys }) => signingKeys !== undefined,
  MEDIA_BUCKET: ({ buckets }) => buckets?.media !== undefined,
  SITE_BUCKET: ({ buckets }) => buckets?.site !== undefined,
  AUDIT_BUCKET: ({ buckets }) => buckets?.audit !== undefined,
  DISTRIBUTION_ID: ({ invalidatesSite }) => invalidatesSite === true,
  MAIL_FROM: ({ sendsMail }) => sendsMail === true,
  MAIL_RATE: ({ sendsMail }) => sendsMail === true,
  APPROVAL_CLOCK_ARN: ({ runsApprovalClock }) => runsApprovalClock === true,
}

test.each(manifests)('%s is told of what it may use, and may use what it is told of', (_, manifest) => {
  for (const [name, isNeeded] of Object.entries(NEEDS))
    expect(manifest.environment.includes(name as EnvironmentName), name).toBe(isNeeded(manifest))
})

test.each(manifests)('%s is started by something', (_, manifest) => {
  const { routes = [], stream, schedule, signingKeys, mailEvents } = manifest

  expect(routes.length > 0 || stream || schedule || signingKeys === 'rotate' || mailEvents).toBeTruthy()
})

test('a function that answers calls ends before the API gives up after 30 seconds', () => {
  const answering = manifests.filter(([, { routes = [] }]) => routes.length > 0)

  expect(answering.filter(([, { timeout }]) => timeout >= 30)).toEqual([])
})

test('no route belongs to two functions', () => {
  const routes = manifests.flatMap(([, { routes = [] }]) =>
    routes.map(({ method, path }) => `${method} ${path}`),
  )

  expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([])
})

test.each([
  ['index.ts', 'manifest.ts'],
  ['manifest.ts', 'index.ts'],
])('a folder with %s and without %s is refused', async (present, absent) => {
  const folder = mkdtempSync(join(tmpdir(), 'flou-functions-'))
  mkdirSync(join(folder, 'estimate'))
  writeFileSync(join(folder, 'estimate', present), '')

  await expect(readManifests(folder)).rejects.toThrow(`functions/lambdas/estimate has no ${absent}`)

  rmSync(folder, { recursive: true })
})
