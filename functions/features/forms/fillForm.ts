import { FORM_PROBLEM, formAnchor, PROBLEM_OF } from '@flou/shared/forms/anchors.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import type { Parser } from 'htmlparser2'

export interface Problems {
  fields: ReadonlyMap<string, string>
  summary: string
}

interface Filling {
  values: Readonly<Record<string, unknown>>
  problems: Problems
  /** Path of the page; the referer is wrong when the form is sent from the response. */
  page: string
}

interface Edit {
  start: number
  end: number
  text: string
}

const SCRIPT = '<script'
const SCRIPT_END = '</script>'

function withoutScripts(html: string): string {
  let remaining = html
  let retained = ''
  for (let start = remaining.indexOf(SCRIPT); start >= 0; start = remaining.indexOf(SCRIPT)) {
    const end = remaining.indexOf(SCRIPT_END, start)
    if (end < 0) break
    const after = end + SCRIPT_END.length
    const isData = remaining.slice(start, remaining.indexOf('>', start)).includes('application/ld+json')
    retained += remaining.slice(0, isData ? after : start)
    remaining = remaining.slice(after)
  }
  return retained + remaining
}

const without = (tag: string, attribute: string) =>
  tag.replace(new RegExp(`\\s${attribute}(?:="[^"]*")?(?=[\\s/>])`), '')
const withAttributes = (tag: string, attributes: string) =>
  tag.replace(/\s?\/?>$/, (end) => ` ${attributes}${end}`)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function filledTag(tag: string, { type, value }: { type: string; value: string | undefined }, typed: string) {
  if (type === 'hidden') return tag
  if (type === 'checkbox' || type === 'radio') {
    const plain = without(tag, 'checked')
    return typed !== '' && typed === (value ?? 'on') ? withAttributes(plain, 'checked=""') : plain
  }
  return withAttributes(without(tag, 'value'), `value="${escapeHtml(typed)}"`)
}

function editsOf(HtmlParser: typeof Parser, markup: string, { values, problems, page }: Filling): Edit[] {
  const edits: Edit[] = []
  let select: string | undefined
  const parser = new HtmlParser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      const tag = markup.slice(start, end)
      const field = attributes.name ?? ''
      const isWrong = problems.fields.has(field)
      const marked = (text: string) => (isWrong ? withAttributes(text, 'aria-invalid="true"') : text)
      const replace = (text: string) => edits.push({ start, end, text })
      const { type = 'text', value } = attributes
      if (name === 'form') replace(`${tag}<input type="hidden" name="_page" value="${escapeHtml(page)}">`)
      if (name === 'input' && field !== '')
        replace(marked(filledTag(tag, { type, value }, textOf(values[field]))))
      if (name === 'textarea') replace(marked(tag) + escapeHtml(textOf(values[field])))
      if (name === 'select') {
        select = field
        replace(marked(tag))
      }
      if (name === 'option' && select !== undefined) {
        const plain = without(tag, 'selected')
        replace(value === textOf(values[select]) ? withAttributes(plain, 'selected=""') : plain)
      }
      const text = PROBLEM_OF in attributes ? problems.fields.get(attributes[PROBLEM_OF] ?? '') : undefined
      if (text !== undefined) replace(without(tag, 'hidden') + escapeHtml(text))
      if (FORM_PROBLEM in attributes) replace(without(tag, 'hidden') + escapeHtml(problems.summary))
    },
    onclosetag(name) {
      if (name === 'select') select = undefined
    },
  })
  parser.end(markup)
  return edits
}

function edited(text: string, edits: readonly Edit[]): string {
  let at = 0
  let result = ''
  for (const { start, end, text: replacement } of edits) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}

/**
 * Fills a form of a published page with typed values and errors.
 * @returns undefined if the page lacks the form
 */
export async function fillForm(page: string, form: string, filling: Filling): Promise<string | undefined> {
  const anchor = page.indexOf(` id="${formAnchor(form)}"`)
  const start = page.lastIndexOf('<form', anchor)
  const end = page.indexOf('</form>', anchor)
  if (anchor < 0 || start < 0 || end < 0) return undefined
  const { Parser: HtmlParser } = await import('htmlparser2')
  const markup = page.slice(start, end)
  return withoutScripts(
    page.slice(0, start) + edited(markup, editsOf(HtmlParser, markup, filling)) + page.slice(end),
  )
}
