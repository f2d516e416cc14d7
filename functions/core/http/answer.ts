import { ERROR_STATUS, type Envelope, type ErrorCode } from '@flou/shared/api.ts'
import { acceptedLanguage, type Language } from '@flou/shared/locale.ts'
import { messageText, type MessageCode } from '@flou/shared/texts/messages.ts'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from '../errors.ts'
import type { Answer } from './call.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

export function toResult(answer: Answer, language: Language): APIGatewayProxyStructuredResultV2 {
  const { status = 200, headers, cookies, message, html, ...envelope } = answer
  if (html !== undefined) return { statusCode: status, headers: { ...HTML_HEADERS, ...headers }, body: html }
  return {
    statusCode: status,
    headers: { ...JSON_HEADERS, ...headers },
    ...(cookies && { cookies }),
    body: JSON.stringify({ ...envelope, ...(message && { message: messageText(message, language) }) }),
  }
}

const REFUSED: Readonly<Record<string, MessageCode>> = { PUT: 'updateFailed', DELETE: 'deleteFailed' }

const ERROR_MESSAGE = {
  bad_request: 'badRequest',
  unauthorized: 'unauthorized',
  factor_needed: 'factorNeeded',
  forbidden: 'forbidden',
  confirmation_needed: 'confirmationNeeded',
  factor_missing: 'factorMissing',
  not_found: 'notFound',
  record_changed: 'recordChanged',
  change_moved: 'changeMoved',
  published_since: 'publishedSince',
  references_missing: 'referencesMissing',
  in_use: 'inUse',
  duplicate: 'fileKnown',
  too_large: 'tooLarge',
  unsupported_media_type: 'badRequest',
  validation_failed: 'saveFailed',
  too_many_requests: 'tooManyRequests',
  internal: 'internal',
  unavailable: 'unavailable',
} as const satisfies Record<ErrorCode, MessageCode>

/** Unexpected errors become `internal` without their text. */
export function toFailure(error: unknown, event: APIGatewayProxyEventV2): APIGatewayProxyStructuredResultV2 {
  const failure = error instanceof AppError ? error : new AppError('internal', { cause: error })
  const language = acceptedLanguage(event.headers['accept-language'])
  const refused = failure.code === 'validation_failed' ? REFUSED[event.requestContext.http.method] : undefined
  const text = failure.messageCode ?? refused ?? ERROR_MESSAGE[failure.code]
  const envelope: Envelope = {
    data: failure.data ?? null,
    code: failure.code,
    message: messageText(text, language),
    messageCode: text,
    ...(failure.fields && { errors: translated(failure.fields, language), errorCodes: failure.fields }),
  }
  return {
    statusCode: ERROR_STATUS[failure.code],
    headers: {
      ...JSON_HEADERS,
      ...(failure.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
    },
    body: JSON.stringify(envelope),
  }
}

const translated = (fields: Readonly<Record<string, string>>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([key, code]) => [key, messageText(code, language)]))
