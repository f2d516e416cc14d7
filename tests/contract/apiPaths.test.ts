import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'

/** Runs before the app is loaded and imports nothing, so the test below compares its paths. */
const EARLY = 'web-admin/src/core/session/early.ts'

/** Tests write literal paths, so that accidental changes fail. */
const isTest = (file: string) => /\.test\.tsx?$|\/test[A-Z]\w*\.ts$|\/testing\//.test(file)

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const LITERAL = /['"`]\/api\//
const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line)

test('a path of the API is written once: in shared/', () => {
  const files = ['web-admin/src', 'web-public/app', 'functions']
    .flatMap(filesIn)
    .filter((file) => !isTest(file) && file !== EARLY)
  const literals = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => LITERAL.test(line) && !isComment(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

  expect(files.length).toBeGreaterThan(300)
  expect(literals).toEqual([])
})

test('the call that renews the session before the app has arrived is the one the app makes', () => {
  expect(read(EARLY)).toContain(`const REFRESH = '${ACCOUNT_PATHS.refresh}'`)
})
