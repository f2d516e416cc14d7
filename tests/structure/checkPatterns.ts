import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'
import { sourceFiles } from './importGraph.ts'
import { slowPatterns } from './slowPatterns.ts'

/** Part of `npm run lint`: all patterns of the product match in linear time. */
const CHECKED = /^(?:functions|infra\/cdn|shared|web-admin|web-public)\//

const files = [...sourceFiles(), 'infra/cdn/adminRequest.js', 'infra/cdn/siteRequest.js'].filter((file) =>
  CHECKED.test(file),
)
const errors = files.flatMap((file) =>
  slowPatterns(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
    ({ pattern, line, why }) => `${file}:${line} ${pattern} is ${why}`,
  ),
)
for (const error of errors) console.error(error)
if (errors.length > 0)
  console.error(
    'Write them so that no two quantifiers can take the same text, or say above why the text is short: // bounded: …',
  )
console.log(`${files.length} files, ${errors.length} slow patterns`)
process.exitCode = errors.length === 0 ? 0 : 1
