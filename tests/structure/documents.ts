import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../steps.ts'
import { commentsIn } from './language.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

export const documents = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md', 'docs/**/*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(?:docs\/|[A-Z]+\.md$)/.test(file) && existsSync(path.join(ROOT, file)))

const LINK = /\]\(([^)\s]+)\)/g
/** A link in a comment to an anchor of the product's rules. */
const CITED = /docs\/product\.md(#[a-z-]+)?/g

/** Anchor that Markdown renderers generate for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (file: string) =>
  new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchorOf(heading)}`))

function isBroken(from: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false
  const [, target = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? []
  const file = target === '' ? from : path.posix.join(path.posix.dirname(from), target)
  if (!existsSync(path.join(ROOT, file))) return true
  return anchor !== '' && file.endsWith('.md') && !anchorsOf(file).has(anchor)
}

/** Broken links of documents, and of comments to `docs/product.md`. */
export function brokenLinks(sources: readonly string[]): string[] {
  const inDocuments = documents().flatMap((file) =>
    [...read(file).matchAll(LINK)].map(([, link = '']) => ({ file, from: file, link })),
  )
  const inComments = sources.flatMap((file) =>
    commentsIn(file, read(file)).flatMap(({ text }) =>
      [...text.matchAll(CITED)].map(([link]) => ({ file, from: 'README.md', link })),
    ),
  )
  return [...inDocuments, ...inComments]
    .filter(({ from, link }) => isBroken(from, link))
    .map(({ file, link }) => `${file}: the link ${link} leads nowhere`)
}
