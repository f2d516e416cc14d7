import type { PageCheck } from '@flou/shared/publishing/pageCheck.ts'

export const PROBLEM_CHECKS = {
  noHeading: 'headingCheck',
  secondHeading: 'headingCheck',
  skippedLevel: 'headingCheck',
  emptyHeading: 'headingCheck',
  emptyLink: 'linkTextCheck',
  vagueLink: 'linkTextCheck',
  missingAlt: 'altTextCheck',
  fileNameAlt: 'altTextCheck',
  brokenLink: 'brokenLinkCheck',
  brokenList: 'accessibilityCheck',
  tableHeader: 'accessibilityCheck',
  emptyTableHeader: 'accessibilityCheck',
  unnamedFrame: 'accessibilityCheck',
  unnamedInput: 'accessibilityCheck',
  unnamedButton: 'accessibilityCheck',
  unnamedGraphic: 'accessibilityCheck',
  invalidAria: 'accessibilityCheck',
  nestedControls: 'accessibilityCheck',
} as const satisfies Record<string, PageCheck>

export type ProblemName = keyof typeof PROBLEM_CHECKS

export interface PageProblem {
  name: ProblemName
  /** Absent for the whole page. */
  element?: Element
  detail: string
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const VAGUE = new Set([
  'click',
  'click here',
  'here',
  'link',
  'this link',
  'this page',
  'more',
  'read more',
  'di sini',
  'disini',
  'klik',
  'klik di sini',
  'klik disini',
  'tautan',
  'tautan ini',
  'halaman ini',
  'selengkapnya',
  'baca selengkapnya',
])
const FILE_NAME = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:dsc|image|img|screenshot|whatsapp)[ _-]?\d*$/i

const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const mainOf = (page: Document): Element => page.querySelector('main') ?? page.body

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1))

function headingProblems(page: Document): PageProblem[] {
  const main = [...page.querySelectorAll('h1')]
  const inMain = [...mainOf(page).querySelectorAll(HEADINGS)]
  return [
    ...(main.length === 0 ? [{ name: 'noHeading', detail: '' } as const] : []),
    ...main
      .slice(1)
      .map((element): PageProblem => ({ name: 'secondHeading', element, detail: textOf(element) })),
    ...inMain.flatMap((element, index): PageProblem[] => {
      const before = inMain[index - 1]
      const detail = textOf(element)
      if (detail === '' && element.querySelector('img[alt]') === null)
        return [{ name: 'emptyHeading', element, detail }]
      const isSkipping = before !== undefined && levelOf(element) > levelOf(before) + 1
      return isSkipping ? [{ name: 'skippedLevel', element, detail }] : []
    }),
  ]
}

function nameOf(link: Element): string {
  const label = link.getAttribute('aria-label')?.trim() ?? ''
  if (label !== '') return label
  const alts = [...link.querySelectorAll('img')].map((picture) => picture.getAttribute('alt') ?? '')
  const titles = [...link.querySelectorAll('svg title')].map(textOf)
  return [textOf(link), ...alts, ...titles, link.getAttribute('title') ?? ''].join(' ').trim()
}

const linkProblems = (page: Document): PageProblem[] =>
  [...mainOf(page).querySelectorAll('a[href]')]
    .filter((link) => !link.hasAttribute('aria-labelledby'))
    .flatMap((element): PageProblem[] => {
      const name = nameOf(element)
      if (name === '') return [{ name: 'emptyLink', element, detail: element.getAttribute('href') ?? '' }]
      const isVague = VAGUE.has(
        name
          .toLowerCase()
          .replaceAll(/[^\p{L}\s]/gu, '')
          .trim(),
      )
      return isVague ? [{ name: 'vagueLink', element, detail: name }] : []
    })

const pictureProblems = (page: Document): PageProblem[] =>
  [...mainOf(page).querySelectorAll('img')].flatMap((element): PageProblem[] => {
    const alt = element.getAttribute('alt')?.trim()
    const file = (element.getAttribute('src') ?? '').split('/').at(-1) ?? ''
    if (alt === undefined) return [{ name: 'missingAlt', element, detail: file }]
    return FILE_NAME.test(alt) ? [{ name: 'fileNameAlt', element, detail: alt }] : []
  })

export const findPageProblems = (page: Document): PageProblem[] => [
  ...headingProblems(page),
  ...linkProblems(page),
  ...pictureProblems(page),
]

const pathOf = (href: string): string => href.replace(/^https?:\/\/[^/]+/, '').replace(/^\/id(?=\/|$)/, '')

export const findBrokenLinks = (page: Document, targets: readonly string[]): PageProblem[] =>
  targets.flatMap((detail) =>
    [...mainOf(page).querySelectorAll('[href], [src]')]
      .filter(
        (element) => pathOf(element.getAttribute('href') ?? element.getAttribute('src') ?? '') === detail,
      )
      .map((element): PageProblem => ({ name: 'brokenLink', element, detail })),
  )
