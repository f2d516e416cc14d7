import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'
import { brokenLinks, documents } from './documents.ts'
import { sourceFiles } from './importGraph.ts'
import { commentProblems, commentsIn, languageCounts, namesIn, PACKAGES, wordsOfName } from './language.ts'

/**
 * Part of `npm run lint`: comments, names and documents follow the rules of `CONTRIBUTING.md`.
 * `--counts [folder]` prints the counts of a checkout, `--sample <n>` that many random comments of each package.
 */
const PRODUCT = new RegExp(`^(?:${PACKAGES.join('|')})/`)
const read = (file: string, root = ROOT) => readFileSync(path.join(root, file), 'utf8')

interface Rules {
  /** Words that names must not contain, with replacements. */
  forbidden: Record<string, string>
  /** Names of libraries and of the specification that contain such a word. */
  allowed: string[]
  /** Maximum of comments per 1,000 lines; lowered when a package has fewer. */
  ceilings: Record<string, number>
}
const { forbidden, allowed, ceilings } = JSON.parse(read('docs/language-rules.json')) as Rules // language.test.ts checks it
const exempt = new Set(allowed)

function nameProblems(file: string): string[] {
  const names = [...namesIn(file, read(file)), ...file.split('/')]
  return names
    .filter((name) => !exempt.has(name))
    .flatMap((name) =>
      wordsOfName(name)
        .filter((word) => Object.hasOwn(forbidden, word))
        .map((word) => `${file} ${name}: “${word}”, use ${forbidden[word]}`),
    )
}

const densities = (root: string, files: readonly string[]) =>
  [...languageCounts(root, files)].map(([name, counts]) => ({
    package: name,
    ...counts,
    perThousand: Math.round((counts.comments / counts.lines) * 10_000) / 10,
  }))

function densityProblems(files: readonly string[]): string[] {
  return densities(ROOT, files).flatMap(({ package: name, perThousand }) => {
    const ceiling = ceilings[name] ?? 0
    if (perThousand > ceiling) return [`${name}: ${perThousand} comments per 1,000 lines, at most ${ceiling}`]
    const isLower = perThousand < ceiling - 2
    return isLower
      ? [`${name}: lower the ceiling ${ceiling} in docs/language-rules.json to ${Math.ceil(perThousand)}`]
      : []
  })
}

function check(files: readonly string[]) {
  const comments = files.flatMap((file) =>
    commentsIn(file, read(file)).flatMap((comment) =>
      commentProblems(comment).map((problem) => `${file}:${comment.line} ${problem}`),
    ),
  )
  const errors = [
    ...comments,
    ...files.flatMap(nameProblems),
    ...densityProblems(files),
    ...brokenLinks(files),
  ]
  for (const error of errors) console.error(error)
  console.log(
    `${files.length} files, ${documents().length} documents, ${errors.length} breaches of the language rules`,
  )
  process.exitCode = errors.length === 0 ? 0 : 1
}

function sample(files: readonly string[], size: number) {
  for (const name of PACKAGES) {
    const own = files.filter((file) => file.startsWith(`${name}/`))
    const all = own.flatMap((file) => commentsIn(file, read(file)).map(({ text }) => text))
    const chosen = all.toSorted(() => Math.random() - 0.5).slice(0, size)
    console.log(`${name}\n${chosen.map((text) => `- ${text.replaceAll('\n', ' ')}`).join('\n')}`)
  }
}

const [option, value] = process.argv.slice(2)
const root = option === '--counts' ? path.resolve(value ?? ROOT) : ROOT
const files = sourceFiles(root).filter((file) => PRODUCT.test(file))
if (option === '--counts') console.table(densities(root, files))
else if (option === '--sample') sample(files, Number(value ?? 10))
else check(files)
