import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireBuild, requireSharpLayer } from './buildOutput.ts'
import { configOf, requireDeployable, type Config } from './config.ts'

function project(files: Record<string, object>): string {
  const root = mkdtempSync(join(tmpdir(), 'flou-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(content))
  }
  return root
}

const APPS = { 'web-admin/dist/index.html': {}, 'web-public/build/client/favicon.svg': {} }

test('what is not built is named, with the command that builds it', () => {
  const root = project({ ...APPS, 'dist/functions/site/index.cjs': {} })

  expect(() => requireBuild(root, ['site'])).not.toThrow()
  expect(() => requireBuild(root, ['site', 'media'])).toThrow(/dist\/functions\/media\. Run: npm run build/)
})

test('a deploy needs the layer, with the version of sharp for which the functions are written', () => {
  const manifest = { 'functions/package.json': { dependencies: { sharp: '2.0.0' } } }
  const layer = (version: string) => ({
    'dist/layers/sharp/nodejs/node_modules/sharp/package.json': { version },
  })

  expect(() => requireSharpLayer(project(manifest))).toThrow(/\(none\), not 2\.0\.0/)
  expect(() => requireSharpLayer(project({ ...manifest, ...layer('1.0.0') }))).toThrow(/1\.0\.0, not 2\.0\.0/)
  expect(() => requireSharpLayer(project({ ...manifest, ...layer('2.0.0') }))).not.toThrow()
})

test('an environment is one of those declared, and dev when none is named', () => {
  expect(configOf(undefined).env).toBe('dev')
  expect(configOf('prod')).toMatchObject({ env: 'prod', retain: true })
  expect(() => configOf('production')).toThrow('only dev, staging, prod')
})

const DOMAIN = {
  site: 'www.flou.cloud',
  admin: 'office.flou.cloud',
  certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1',
  hasSecureSubdomains: true,
}
const filledIn = (config: Config): Config =>
  JSON.parse(JSON.stringify(config).replaceAll('.example', '.cloud'))

test('prod is not synthesised with placeholders or without its own host names; dev is', () => {
  const prod = configOf('prod')

  for (const setting of [
    'prod: fill in domain,',
    'portal.loginUrl',
    'portal.hosts.0',
    'mail.from',
    'alarmEmail',
  ])
    expect(() => requireDeployable(prod, '1')).toThrow(setting)
  expect(() => requireDeployable(filledIn(prod), '1')).toThrow('fill in domain before')
  expect(() => requireDeployable({ ...prod, domain: DOMAIN }, '1')).toThrow('alarmEmail')
  expect(() => requireDeployable({ ...filledIn(prod), domain: DOMAIN }, '1')).not.toThrow()
  expect(() => requireDeployable(configOf('staging'), '1')).toThrow('mail.domain')
  expect(() => requireDeployable(configOf('dev'), undefined)).not.toThrow()
})

test('an environment with an account of its own is deployed to no other', () => {
  const dev = { ...configOf('dev'), account: '1' }

  expect(() => requireDeployable(dev, '2')).toThrow('account 1 is expected, not 2')
  expect(() => requireDeployable(dev, '1')).not.toThrow()
})

test('environments in one account share no sender, whose identity exists once', () => {
  const domains = (['dev', 'staging', 'prod'] as const).map((env) => configOf(env).mail.domain)

  expect(new Set(domains).size).toBe(3)
})
