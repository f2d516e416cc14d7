/** What a page that failed says of it. */
export interface PageFailure {
  /** HTTP status, 400 to 599. */
  status: number
  /** Empty where the error has none. */
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
 * An error of a page as message and status (spec §8): its `statusCode`, its `status` or that of its `response`; 500 where it has none
 * of them, or one that is no failure.
 */
export function pageFailure(error: unknown): PageFailure {
  const message = typeof error === 'string' ? error : property(error, 'message')
  return { status: statusOf(error), message: typeof message === 'string' ? message : '' }
}
