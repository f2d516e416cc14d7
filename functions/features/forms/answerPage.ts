import { localPath, type Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { sentAnchor } from '@flou/shared/forms/anchors.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { ERROR_STATUS } from '@flou/shared/api.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { AppError } from '../../core/errors.ts'
import type { Answer } from '../../core/http/call.ts'
import { fillForm, type Problems } from './fillForm.ts'
import type { FormContext, FormInput } from './formInput.ts'

export type ReadPage = (key: string) => Promise<string>

const fileOf = (page: string, language: Language) => `${language}${page === '/' ? '' : page}/index.html`

export function sentPage(form: FormDeclaration, { page, language }: FormContext): Answer {
  const path = localPath(page === '' ? '/' : page, language)
  const location = `${path}#${sentAnchor(form.key)}`
  return { status: 303, data: null, html: '', headers: { location } }
}

interface Refusal {
  form: FormDeclaration
  formInput: FormInput
  error: unknown
  readPage: ReadPage
}

function problemsOf(form: FormDeclaration, error: AppError, language: Language): Problems {
  const codes = error.fields ?? {}
  const fields = Object.keys(form.fields).flatMap((name) => {
    const code = codes[errorKey([name])]
    return code === undefined ? [] : [[name, messageText(code, language)] as const]
  })
  const general = error.messageCode ?? (error.code === 'validation_failed' ? 'checkFields' : 'unavailable')
  return { fields: new Map(fields), summary: messageText(general, language) }
}

/**
 * The published page with typed values and errors. Scripts are removed, because they expect the published
 * markup.
 */
export async function answerPage({ form, formInput, error, readPage }: Refusal): Promise<Answer> {
  const failure = error instanceof AppError ? error : new AppError('internal', { cause: error })
  const { language, page, formId = form.key } = formInput.context
  const problems = problemsOf(form, failure, language)
  const published = page === '' ? '' : await readPage(fileOf(page, language)).catch(() => '')
  const filling = { values: formInput.fields, problems, page }
  const filled =
    (await fillForm(published, formId, filling)) ?? (await fillForm(published, form.key, filling))
  return {
    status: ERROR_STATUS[failure.code],
    data: null,
    html: filled ?? plainAnswer(form, problems, language),
    headers: failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) },
  }
}

/** Fallback if the page cannot be read; the browser's back button restores the input. */
function plainAnswer(form: FormDeclaration, { fields, summary }: Problems, language: Language): string {
  const lines = [...fields].map(([name, text]) => {
    const label = form.fields[name]?.label[language] ?? name
    return `<li>${escapeHtml(label)}: ${escapeHtml(text)}</li>`
  })
  const title = escapeHtml(form.label[language])
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(summary)}</p><ul>${lines.join('')}</ul><p>${escapeHtml(messageText('goBack', language))}</p></main></body></html>`
}
