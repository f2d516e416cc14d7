import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../../steps.ts'
import { copyProject, type ProjectCopy } from './projectCopy.ts'
import { blocksBelow, withAdded, type Block } from './readmeBlocks.ts'

/** What the README says of a new content type and of a new form, done word by word in a copy of the project, is all that has to be done. */
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8')
const BLOCKS = ['Add a content type', 'Add a form'].flatMap((heading) => blocksBelow(heading, README))
const KEY = 'certificate'
const FORM = 'callback'

/** Declarations, demo, API, forms and contract tests with their imports: one program checks shared files once. */
const PROGRAM = {
  extends: './web-admin/tsconfig.json',
  include: ['shared', 'tests/contract', 'demo', 'web-admin/src'],
}

/**
 * Contract tests but for the rows of other types in the slow ones, which go through the API. Left out are the scripts of custom pages
 * (`api/scripts`) and the ways to write (`api/ways`): they work with types of their own, whatever else there is.
 */
const NAMES = `${KEY}|${FORM}|a used region|^(?!/|a used |a filled body )(?!.* (?:may not be|does not accept) )`
const API = ['api/records', 'api/sections', 'api/whereUsed', 'api/fuzz']
const CONTRACT = ['declarations', 'listLimits', 'parents', 'routes', ...API, 'rules/'].map(
  (name) => `tests/contract/${name}`,
)
/** Of the form: its inbox and mails, and that what is sent is checked and stored. */
const FORMS = ['tests/contract/submissions', 'functions/features/forms/forms.test.ts']
const RESULTS = 'results.json'
/** What went wrong for people, what ran for this test. */
const REPORTS = ['--reporter', 'dot', '--reporter', 'json', '--outputFile', RESULTS]
/** Each worker imports the whole API: one is enough. */
const WORKERS = ['--maxWorkers', '1']

interface Results {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}
/** Tests that passed, of those that name the new type or form. */
function passedTests(key: string): string[] {
  const results = JSON.parse(readFileSync(path.join(copy.folder, RESULTS), 'utf8')) as Results // vitest wrote it
  return results.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => status === 'passed' && fullName.includes(key))
    .map(({ fullName }) => fullName)
    .toSorted()
}

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

function apply(block: Block) {
  const file = path.join(copy.folder, block.path)
  if (block.language === 'ts') {
    expect(existsSync(file), `${block.path} is new`).toBe(false)
    writeFileSync(file, `${block.lines.join('\n')}\n`)
  } else {
    writeFileSync(file, withAdded(readFileSync(file, 'utf8'), block))
  }
}

test('the examples of the README work as they stand', { timeout: 300_000 }, async () => {
  const paths = BLOCKS.map((block) => block.path)
  expect(BLOCKS.map(({ language }) => language)).toEqual(['ts', 'diff', 'diff', 'ts', 'diff', 'diff'])

  BLOCKS.forEach(apply)
  writeFileSync(path.join(copy.folder, 'tsconfig.example.json'), JSON.stringify(PROGRAM))
  vi.stubEnv('FUZZ_PATH', `/${KEY}`)

  const failures = await Promise.all([
    copy.failureOf('tsc', '-p', 'tsconfig.example.json'),
    copy.failureOf('oxlint', '--deny-warnings', ...paths),
    copy.failureOf('oxfmt', '--check', ...paths),
    copy.failureOf('vitest', 'run', ...CONTRACT, ...FORMS, '-t', NAMES, ...REPORTS, ...WORKERS),
  ])

  expect(failures.filter((failure) => failure !== undefined)).toEqual([])
  expect(passedTests(KEY).length).toBeGreaterThan(15)
  expect(passedTests(FORM)).toEqual([
    expect.stringContaining('callback is stored as it was sent'),
    expect.stringContaining('the form callback has its list and one of it in /dashboard,'),
    expect.stringContaining('the form callback has its list and one of it in /dashboard2,'),
    expect.stringContaining('the form callback is told to staff'),
  ])
})
