import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'
import { doubleCasts, FORCED_CASTS, MAX_STRING_READS, stringReads } from './doubleCasts.ts'
import { sourceFiles } from './importGraph.ts'
import { slowPatterns } from './slowPatterns.ts'

/** Part of `npm run lint`: patterns match in linear time; types are not cast twice, nor fields read by string. */
const CHECKED = /^(?:functions|infra\/cdn|shared|web-admin|web-public)\//

const sources = [...sourceFiles(), 'infra/cdn/adminRequest.js', 'infra/cdn/siteRequest.js'].map((file) => ({
  file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}))
const files = sources.filter(({ file }) => CHECKED.test(file))
const slow = files.flatMap(({ file, text }) =>
  slowPatterns(file, text).map(({ pattern, line, why }) => `${file}:${line} ${pattern} is ${why}`),
)
if (slow.length > 0)
  slow.push(
    'Write them so that no two quantifiers can take the same text, or say above why the text is short: // bounded: …',
  )

const casts = sources
  .filter(({ file }) => !(file in FORCED_CASTS))
  .flatMap(({ file, text }) =>
    doubleCasts(file, text).map(
      (line) => `${file}:${line} casts twice: type the value at its source, or allow it in doubleCasts.ts`,
    ),
  )

const reads = sources
  .filter(({ file }) => file.startsWith('functions/'))
  .flatMap(({ file, text }) => stringReads(file, text).map((line) => `${file}:${line} reads by string`))
const surplus =
  reads.length > MAX_STRING_READS
    ? [...reads, `${reads.length} reads by string, at most ${MAX_STRING_READS}: declare a type`]
    : []

const errors = [...slow, ...casts, ...surplus]
for (const error of errors) console.error(error)
console.log(
  `${files.length} files, ${slow.length} slow patterns, ${casts.length} double casts, ${reads.length} reads by string`,
)
process.exitCode = errors.length === 0 ? 0 : 1
