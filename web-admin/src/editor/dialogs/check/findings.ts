import type { AnyType } from '@flou/shared/content/define.ts'
import type { Language } from '@flou/shared/locale.ts'
import type {
  CheckedPage,
  CheckSeverities,
  PageCheck,
  PageCheckResponse,
} from '@flou/shared/publishing/pageCheck.ts'
import { uncheckedTexts } from '@flou/shared/translation/machine.ts'
import { findTextProblems, pathIn } from '@flou/shared/publishing/pageTexts.ts'
import type { FormValues } from '../../../core/records/formErrors.ts'
import { fieldOf, fieldTexts, fieldWithSource, type FieldText } from '../preview/blockFields.ts'
import { BLOCKS } from '../preview/pageBlocks.ts'
import {
  findBrokenLinks,
  findPageProblems,
  PROBLEM_CHECKS,
  type PageProblem,
  type ProblemName,
} from './pageRules.ts'

export interface Finding {
  check: PageCheck
  severity: 'warning' | 'stop'
  language: Language
  /** Field to correct; absent for the whole page. */
  path?: string
  /** Message code of the server, or problem of the page with its detail. */
  message?: string
  problem?: { name: ProblemName; detail: string }
}

export interface CheckedForm {
  type: AnyType
  values: FormValues
}

const SOURCES = ['href', 'src', 'id', 'name'] as const

const sourceOf = (element: Element, name: string): string => {
  const value = element.getAttribute(name) ?? ''
  return name === 'href' ? value.replace(/^\/id(?=\/.)/, '') : value
}

const fieldOfText = (element: Element, texts: readonly FieldText[]): string | undefined => {
  const text = element.textContent?.trim() ?? ''
  return text === '' ? undefined : fieldOf(text, texts)
}

const fieldOfSource = (element: Element, texts: readonly FieldText[]): string | undefined =>
  SOURCES.map((name) => sourceOf(element, name))
    .map((source) => (source.length > 1 ? fieldWithSource(source, texts) : undefined))
    .find((path) => path !== undefined)

/** Returns the field of an element: by its text, else its attributes, else the text around it. */
function pathOf(element: Element, texts: readonly FieldText[]): string | undefined {
  const block = element.closest(BLOCKS) ?? element
  const own = fieldOfText(block, texts) ?? fieldOfSource(element, texts)
  if (own !== undefined) return own
  for (let outer = block.parentElement; outer && outer.tagName !== 'BODY'; outer = outer.parentElement) {
    const path = fieldOfText(outer, texts)
    if (path !== undefined) return path
  }
  return undefined
}

interface Origin {
  language: Language
  texts: readonly FieldText[]
  severities: CheckSeverities
}

/** Leaves out elements of other records, which this form cannot correct. */
function toFinding(
  { name, element, detail }: PageProblem,
  { language, texts, severities }: Origin,
): Finding[] {
  const check = PROBLEM_CHECKS[name]
  const severity = severities[check]
  const path = element && pathOf(element, texts)
  if (severity === 'off' || (element && path === undefined)) return []
  return [{ check, severity, language, ...(path !== undefined && { path }), problem: { name, detail } }]
}

type FindMore = (page: Document) => Promise<PageProblem[]>

async function findingsOfPage(
  { language, html, broken }: CheckedPage,
  { values }: CheckedForm,
  { severities, findMore }: { severities: CheckSeverities; findMore: FindMore },
): Promise<Finding[]> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const more = severities.accessibilityCheck === 'off' ? [] : await findMore(page)
  const problems = [...findPageProblems(page), ...findBrokenLinks(page, broken), ...more]
  const origin = { language, severities, texts: fieldTexts(values, language) }
  return problems.flatMap((problem) => toFinding(problem, origin))
}

function findingsOfTexts(
  { type, values }: CheckedForm,
  { severities, duplicates, marks }: PageCheckResponse,
): Finding[] {
  const title = type.single ? '' : type.title
  const found = [
    ...findTextProblems(type, values),
    ...duplicates.map((language) => ({
      check: 'duplicateCheck' as const,
      language,
      path: pathIn(type, title, { values, language }),
      message: 'pageTitleTaken',
    })),
    ...uncheckedTexts(type.declaration, values, marks).map((text) => ({
      check: 'machineCheck' as const,
      ...text,
      message: 'machineUnchecked',
    })),
  ]
  return found.flatMap(({ check, ...problem }): Finding[] => {
    const severity = severities[check]
    return severity === 'off' ? [] : [{ check, severity, ...problem }]
  })
}

export const keyOf = ({ check, language, path, message, problem }: Finding): string =>
  JSON.stringify([check, language, path, message, problem])

export async function findingsOf(
  form: CheckedForm,
  response: PageCheckResponse,
  findMore: FindMore,
): Promise<Finding[]> {
  const { severities, pages } = response
  const all = findingsOfTexts(form, response)
  // one after another: axe-core runs once at a time
  for (const page of pages) all.push(...(await findingsOfPage(page, form, { severities, findMore })))
  const once = [...new Map(all.map((finding) => [keyOf(finding), finding])).values()]
  return once.toSorted((one, other) => Number(other.severity === 'stop') - Number(one.severity === 'stop'))
}
