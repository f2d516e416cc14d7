import { existsSync } from 'node:fs'
import { runStep, ROOT } from './steps.ts'

/** Type-checks all programs concurrently, each with its own settings, and from the second run on what has changed. */
const PROJECTS = [
  'tsconfig.json',
  'tests/e2e/tsconfig.json',
  'web-public/tsconfig.json',
  'web-public/worker/tsconfig.json',
  'web-admin/tsconfig.json',
  'web-admin/worker/tsconfig.json',
]

const resultOf = (project: string) =>
  `node_modules/.cache/types/${project.replaceAll('/', '-').replace('.json', '.tsbuildinfo')}`

const codes = await Promise.all(
  PROJECTS.filter((project) => existsSync(`${ROOT}/${project}`)).map((project) =>
    runStep({
      name: project,
      command: 'tsc',
      args: ['-p', project, '--incremental', '--tsBuildInfoFile', resultOf(project)],
    }),
  ),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
