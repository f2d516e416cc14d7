import { localPath, type Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/messages.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { sentAnchor } from '@flou/shared/submissions/anchors.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import { ERROR_STATUS } from '@flou/shared/api.ts'
import { escapeHtml } from '@flou/shared/text/escapeHtml.ts'
import { AppError } from '../appError.ts'
import type { Answer } from '../http/call.ts'
import { fillForm, type Problems } from './fillForm.ts'
import type { Circumstances, Given } from './given.ts'

/** Reads a file of the site's bucket as text; throws where it is not there. */
export type ReadPage = (key: string) => Promise<string>

const fileOf = (page: string, language: Language) => `${language}${page === '/' ? '' : page}/index.html`

/** The page again, at the words that thank for what was sent: they are part of it, and shown by the address alone. */
export function sentPage(form: Submission, { page, language }: Circumstances): Answer {
  const path = localPath(page === '' ? '/' : page, language)
  const location = `${path}#${sentAnchor(form.key)}`
  return { status: 303, data: null, html: '', headers: { location } }
}

interface Refusal {
  form: Submission
  given: Given
  error: unknown
  readPage: ReadPage
}

function problemsOf(form: Submission, error: AppError, language: Language): Problems {
  const codes = error.fields ?? {}
  const fields = Object.keys(form.fields).flatMap((name) => {
    const code = codes[errorKey([name])]
    return code === undefined ? [] : [[name, messageText(code, language)] as const]
  })
  const general = error.messageCode ?? (error.code === 'validation_failed' ? 'checkFields' : 'unavailable')
  return { fields: new Map(fields), summary: messageText(general, language) }
}

/**
 * The page that a form without script came from, as it was published, with everything that was typed and with what is wrong beside
 * each field. Its scripts are left out: they would take the document for the published one.
 */
export async function answerPage({ form, given, error, readPage }: Refusal): Promise<Answer> {
  const failure = error instanceof AppError ? error : new AppError('internal', { cause: error })
  const { language, page, place = form.key } = given.circumstances
  const problems = problemsOf(form, failure, language)
  const published = page === '' ? '' : await readPage(fileOf(page, language)).catch(() => '')
  const filling = { values: given.fields, problems, page }
  const filled = (await fillForm(published, place, filling)) ?? (await fillForm(published, form.key, filling))
  return {
    status: ERROR_STATUS[failure.code],
    data: null,
    html: filled ?? plainAnswer(form, problems, language),
    headers: failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) },
  }
}

/** Where the page is not there: what is wrong, and the way back, on which browsers keep what was typed. */
function plainAnswer(form: Submission, { fields, summary }: Problems, language: Language): string {
  const lines = [...fields].map(([name, text]) => {
    const label = form.fields[name]?.label[language] ?? name
    return `<li>${escapeHtml(label)}: ${escapeHtml(text)}</li>`
  })
  const title = escapeHtml(form.label[language])
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(summary)}</p><ul>${lines.join('')}</ul><p>${escapeHtml(messageText('goBack', language))}</p></main></body></html>`
}
