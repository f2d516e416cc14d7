export interface PageFailure {
  status: number
  message: string
}

const DEFAULT_STATUS = 500

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function statusOf(error: unknown): number {
  const response = property(error, 'response')
  const found = [property(error, 'statusCode'), property(error, 'status'), property(response, 'status')]
  const status = Number(found.find((one) => one !== undefined && one !== null))
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : DEFAULT_STATUS
}

/**
 * Returns an error's message and status from `statusCode`, `status` or `response`; 500 if missing or invalid.
 */
export function pageFailure(error: unknown): PageFailure {
  const message = typeof error === 'string' ? error : property(error, 'message')
  return { status: statusOf(error), message: typeof message === 'string' ? message : '' }
}
